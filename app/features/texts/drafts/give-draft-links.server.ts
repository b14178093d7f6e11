// Gives out links to the preview of a draft or a planned text, lists those that are open and withdraws them. Saving another
// draft ends them too.
import { type By, recordAudit } from '#db/audit.ts'
import { type DeletePortion, expire } from '#db/queries/expiry.ts'
import { newId } from '#db/queries/id.ts'
import type { Db, Trx } from '#db/schema.ts'
import { needsReview, type TextKind, type TextPlace } from '../define-texts.ts'
import { statesNow, statesOf } from '../versions.server.ts'
import { draftPath, endOfLink, hasPreview, translationsPath } from './draft-links.server.ts'

type Unpublished = Awaited<ReturnType<typeof statesOf>>

/** A preview shows the draft, or else the text that is planned. */
export const previewed = ({ draft, planned }: Unpublished): { number: number } | null => draft ?? planned ?? null

type Given = { ok: true; path: string } | { ok: false; reason: 'gone' }

/** Gone: everything is published, or the site has no page of it. A translation's page shows all translations of its language. */
export const giveDraftLink = (db: Db, kind: TextKind, place: TextPlace, by: By): Promise<Given> =>
  db.transaction().execute(async (trx): Promise<Given> => {
    const version = previewed(statesNow(await statesOf(trx, kind, place), by.now))
    const isTranslation = needsReview(kind, place.language)
    if ((!version && !isTranslation) || !hasPreview(kind, place)) return { ok: false, reason: 'gone' }
    const linked = { id: newId(), number: version?.number ?? 0 }
    const { key, language } = place
    const made = { made_at: by.now, made_by: by.actor.name, expires_at: endOfLink(by.now) }
    await trx
      .insertInto('text_previews')
      .values({ ...linked, kind: kind.kind, key, language, ...made })
      .execute()
    await record(trx, kind, place, 'preview-link-made', by, { version: linked.number })
    const give = isTranslation ? translationsPath : draftPath
    return { ok: true, path: give(kind, place, linked, by.now) }
  })

export type OpenLink = { id: string; made_at: number; made_by: string; expires_at: number }

/** Those of the draft and of the planned text that are still valid, newest first. */
export const listDraftLinks = (
  db: Db,
  kind: TextKind,
  place: TextPlace,
  { draft, planned }: Unpublished,
  now: number,
): Promise<OpenLink[]> =>
  linksOf(db, kind, place)
    .select(['id', 'made_at', 'made_by', 'expires_at'])
    .where('number', 'in', [draft?.number ?? 0, planned?.number ?? 0])
    .where('expires_at', '>', now)
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute()

const linksOf = (db: Db, { kind }: TextKind, { key, language }: TextPlace) =>
  db.selectFrom('text_previews').where('kind', '=', kind).where('key', '=', key).where('language', '=', language)

type Withdrawn = { ok: true } | { ok: false; reason: 'gone' }

/** @param id one of them; null for all */
export const withdrawDraftLinks = (
  db: Db,
  kind: TextKind,
  { key, language, id }: TextPlace & { id: string | null },
  by: By,
): Promise<Withdrawn> =>
  db.transaction().execute(async (trx): Promise<Withdrawn> => {
    const withdrawn = await trx
      .deleteFrom('text_previews')
      .where('kind', '=', kind.kind)
      .where('key', '=', key)
      .where('language', '=', language)
      .$if(id !== null, (query) => query.where('id', '=', id ?? ''))
      .returning(['number', 'made_by'])
      .execute()
    const [one] = withdrawn
    if (!one) return { ok: false, reason: 'gone' }
    const place = { key, language }
    if (id === null) await record(trx, kind, place, 'preview-links-withdrawn', by, { links: withdrawn.length })
    else await record(trx, kind, place, 'preview-link-withdrawn', by, { version: one.number, madeBy: one.made_by })
    return { ok: true }
  })

type Verb = 'preview-link-made' | 'preview-link-withdrawn' | 'preview-links-withdrawn'

const record = (trx: Trx, { kind }: TextKind, { key, language }: TextPlace, verb: Verb, by: By, detail: object) =>
  recordAudit(trx, { verb, kind: 'text', reference: `${kind}/${key}/${language}`, detail: { ...detail } }, by)

/** Expired links are deleted without copies, because they are worthless. */
export const draftLinkExpiries: Record<'textPreviews', DeletePortion> = {
  textPreviews: expire('text_previews', { key: 'id', column: 'expires_at' }),
}
