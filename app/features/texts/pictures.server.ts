// The pictures of the media library that a text shows. A text, post or issue is written, and a picture deleted, only with the lock.

import { type Branch, placesIn, valuesOf } from '#app/forms/document/document-values.ts'
import { labelIn } from '#app/forms/document/label-in.server.ts'
import { pictureHash } from '#app/forms/document/picture-address.ts'
import type { Errors } from '#app/forms/form-state.ts'
import { message } from '#app/languages/message.ts'
import { type By, recordAudit } from '#db/audit.ts'
import { takeAdvisoryLock } from '#db/driver/advisory-lock.ts'
import { searchText } from '#db/queries/search.ts'
import type { Trx } from '#db/schema.ts'
import type { Language } from '#db/tables/records.ts'
import { ownFields, type TextKind, type TextPlace } from './define-texts.ts'

/** Until the transaction ends, no other deletes a picture or writes what shows one. */
export const lockPictures = (trx: Trx): Promise<void> => takeAdvisoryLock(trx, 'pictures of texts')

/** @returns those of the hashes that the media library does not have; the pictures of the others stay until the commit */
export async function absentPictures(trx: Trx, hashes: readonly string[]): Promise<ReadonlySet<string>> {
  if (hashes.length === 0) return new Set()
  await lockPictures(trx)
  const rows = await trx.selectFrom('media').select('hash').where('hash', 'in', hashes).execute()
  const found = new Set(rows.map(({ hash }) => hash))
  return new Set(hashes.filter((hash) => !found.has(hash)))
}

type Described = { src: string; alt: string }

/** What is typed to describe a picture is kept in the media library, where that has no words for it yet. */
export async function describePictures(trx: Trx, pictures: readonly Described[], by: By): Promise<void> {
  const typed = new Map(pictures.flatMap(({ src, alt }) => (alt ? [[pictureHash(src) ?? '', alt]] : [])))
  if (typed.size === 0) return
  const found = await trx
    .selectFrom('media')
    .select(['id', 'hash', 'name', 'version'])
    .where('hash', 'in', [...typed.keys()])
    .where('alt', '=', '')
    .execute()
  for (const picture of found) await describePicture(trx, { ...picture, alt: typed.get(picture.hash) ?? '' }, by)
}

type Description = { id: string; name: string; version: number; alt: string }

/** @returns false for a picture that was changed meanwhile */
export async function describePicture(trx: Trx, { id, name, version, alt }: Description, by: By): Promise<boolean> {
  const words = alt.slice(0, 300)
  const changed = await trx
    .updateTable('media')
    .set({ alt: words, search_text: searchText(name, words), version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  if (!changed) return false
  await recordAudit(trx, { verb: 'described', kind: 'media', id, reference: name }, by)
  return true
}

/** The errors of pictures that the media library does not have; null without any. Those that it has stay until the commit. */
export async function missingPictures(
  trx: Trx,
  kind: TextKind,
  place: TextPlace,
  document: Branch,
  language: Language = 'en',
): Promise<Errors | null> {
  const fields = ownFields(kind, place.language)
  const values = valuesOf(fields, document)
  const chosen = placesIn(fields, values).filter(
    ({ name, ...place }) => 'leaf' in place && place.leaf.is === 'picture' && values[name],
  )
  const hashOf = (name: string) => pictureHash(String(values[name])) ?? ''
  const absent = await absentPictures(
    trx,
    chosen.map(({ name }) => hashOf(name)),
  )
  const gone = chosen.filter(({ name }) => absent.has(hashOf(name)))
  if (gone.length === 0) return null
  return Object.fromEntries(
    gone.map(({ name, label }) => [
      name,
      [message('{label} is no longer in the media library', { label: labelIn(language, label) })],
    ]),
  )
}
