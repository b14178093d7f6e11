// Gives out links to the preview of a draft or a planned text, and withdraws them. Saving another draft ends them too.
import { type By, recordAudit } from '#db/audit.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { TextKind, TextPlace } from '../define-texts.ts'
import { statesOf } from '../versions.server.ts'
import { draftPath, hasPreview, type Linked } from './draft-links.server.ts'

type Unpublished = Awaited<ReturnType<typeof statesOf>>

/** What a preview shows: the draft, or else the text that is planned. */
export const previewed = ({ draft, planned }: Unpublished): Linked | null => draft ?? planned ?? null

type Given = { ok: true; path: string } | { ok: false; reason: 'gone' }

/** Gone: everything is published, or the site has no page of it. */
export const giveDraftLink = (db: Db, kind: TextKind, place: TextPlace, by: By): Promise<Given> =>
  db.transaction().execute(async (trx): Promise<Given> => {
    const linked = previewed(await statesOf(trx, kind, place))
    if (!linked || !hasPreview(kind, place)) return { ok: false, reason: 'gone' }
    await record(trx, kind, place, 'preview-link-made', by, { version: linked.number })
    return { ok: true, path: draftPath(kind, place, linked, by.now) }
  })

/** Those of the draft and of the planned text. */
export const withdrawDraftLinks = (
  db: Db,
  kind: TextKind,
  { key, language }: TextPlace,
  by: By,
): Promise<{ ok: true } | { ok: false; reason: 'gone' }> =>
  db.transaction().execute(async (trx) => {
    const withdrawn = await trx
      .updateTable('texts')
      .set((e) => ({ links_withdrawn: e('links_withdrawn', '+', 1) }))
      .where('kind', '=', kind.kind)
      .where('key', '=', key)
      .where('language', '=', language)
      .where('state', 'in', ['draft', 'planned'])
      .returning('number')
      .execute()
    if (withdrawn.length === 0) return { ok: false, reason: 'gone' }
    await record(trx, kind, { key, language }, 'preview-links-withdrawn', by)
    return { ok: true }
  })

const record = (
  trx: Trx,
  { kind }: TextKind,
  { key, language }: TextPlace,
  verb: 'preview-link-made' | 'preview-links-withdrawn',
  by: By,
  detail = {},
) => recordAudit(trx, { verb, kind: 'text', reference: `${kind}/${key}/${language}`, detail }, by)
