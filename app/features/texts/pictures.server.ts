// The pictures of the media library that a text shows. A text is written, and a picture deleted, only with the lock.
import { type Branch, placesIn, valuesOf } from '#app/forms/document/document-values.ts'
import { pictureHash } from '#app/forms/document/picture-address.ts'
import type { FieldErrors } from '#app/forms/form-state.ts'
import { takeAdvisoryLock } from '#db/driver/advisory-lock.ts'
import type { Trx } from '#db/schema.ts'
import { ownFields, type TextKind, type TextPlace } from './define-texts.ts'

/** Until the transaction ends, no other deletes a picture or writes a text with one. */
export const lockPictures = (trx: Trx): Promise<void> => takeAdvisoryLock(trx, 'pictures of texts')

/** The errors of pictures that the media library does not have; null without any. Those that it has stay until the commit. */
export async function missingPictures(
  trx: Trx,
  kind: TextKind,
  { language }: TextPlace,
  document: Branch,
): Promise<FieldErrors | null> {
  const fields = ownFields(kind, language)
  const values = valuesOf(fields, document)
  const chosen = placesIn(fields, values).filter(
    ({ name, ...place }) => 'leaf' in place && place.leaf.is === 'picture' && values[name],
  )
  if (chosen.length === 0) return null
  await lockPictures(trx)
  const hashOf = (name: string) => pictureHash(String(values[name])) ?? ''
  const hashes = chosen.map(({ name }) => hashOf(name))
  const rows = await trx.selectFrom('media').select('hash').where('hash', 'in', hashes).execute()
  const found = new Set(rows.map(({ hash }) => hash))
  const gone = chosen.filter(({ name }) => !found.has(hashOf(name)))
  if (gone.length === 0) return null
  return Object.fromEntries(gone.map(({ name, label }) => [name, [`${label} is no longer in the media library`]]))
}
