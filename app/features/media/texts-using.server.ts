// The texts that use a picture of the media library, whether they are published, planned or drafts.

import { findKind } from '#app/features/texts/kinds.server.ts'
import { textTitle } from '#app/features/texts/versions.server.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { Language } from '#db/tables/records.ts'

/** Texts of hidden entries count, for they can be shown again; those of removed entries do not. */
export const textsUsing = (db: Db | Trx, hash: string) =>
  db
    .selectFrom('texts')
    .innerJoin('text_versions as v', (join) =>
      join.onRef('v.kind', '=', 'texts.kind').onRef('v.number', '=', 'texts.number'),
    )
    .select(['texts.kind', 'texts.key', 'texts.language', 'texts.state'])
    .where('v.document', 'like', `%/media/${hash}-%`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('text_order')
            .select('text_order.key')
            .whereRef('text_order.kind', '=', 'texts.kind')
            .whereRef('text_order.key', '=', 'texts.key')
            .where('text_order.state', '=', 'removed'),
        ),
      ),
    )

type TextUse = { kind: string; key: string; language: Language; kindTitle: string; title?: string; isDraft: boolean }

/** Each text once, with its kind and title. */
export async function listTextsUsing(db: Db, hash: string): Promise<TextUse[]> {
  const rows = await textsUsing(db, hash).orderBy('texts.kind').orderBy('texts.key').limit(50).execute()
  const places = new Map(rows.map((row) => [`${row.kind} ${row.key} ${row.language}`, row]))
  const uses = [...places.values()].map(async ({ kind: name, key, language }) => {
    const kind = findKind(name)
    const title = (kind && (await textTitle(db, kind, { key, language }))) || undefined
    const states = rows.filter((row) => row.kind === name && row.key === key && row.language === language)
    const isDraft = states.every(({ state }) => state === 'draft')
    return { kind: name, key, language, kindTitle: kind?.title ?? name, title, isDraft }
  })
  return Promise.all(uses)
}
