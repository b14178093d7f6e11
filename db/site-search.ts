// The index of the whole site: pages and posts are written here, and searched by any part of a word.
import { type RawBuilder, sql } from 'kysely'
import type { Db, Trx } from './schema.ts'
import { matchingNumbers, normalizeForSearch, searchText } from './search.ts'
import type { Language } from './tables/records.ts'

export type IndexedPage = {
  kind: string
  /** The post's id, or the page's path. */
  ref: string
  path: string
  title: string
  summary: string
  body: string
  tags?: readonly string[]
  language: Language
  section?: string | null
  liveFrom: number | null
}

const mostWords = 10

/** The words of a search as they are looked for; empty where there is nothing to look for. */
export const searchWords = (query: string): string[] => [
  ...new Set(normalizeForSearch(query).split(/\s+/).filter(Boolean).slice(0, mostWords)),
]

export async function putSearchEntry(trx: Trx, page: IndexedPage): Promise<void> {
  const { kind, ref, path, title, summary, body, tags = [], language, section = null, liveFrom } = page
  const values = {
    kind,
    ref,
    path,
    title,
    summary,
    body,
    language,
    section,
    live_from: liveFrom,
    search_text: searchText(title, ...tags, summary, body),
  }
  await trx
    .insertInto('search_entries')
    .values(values)
    .onConflict((conflict) => conflict.columns(['kind', 'ref']).doUpdateSet(values))
    .execute()
}

export async function dropSearchEntry(trx: Trx, kind: string, ref: string): Promise<void> {
  await trx.deleteFrom('search_entries').where('kind', '=', kind).where('ref', '=', ref).execute()
}

/** The condition on `search_entries` that all these words occur. */
export const matchesWords = (db: Db, words: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`search_entries.seq in ${matchingNumbers(db, 'search_entries', words.join(' '))}`
