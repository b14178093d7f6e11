// The search index of the whole site: pages and posts are written here and found by any part of a word.
import { type RawBuilder, sql } from 'kysely'
import type { Db, Trx } from '#db/schema.ts'
import type { Language } from '#db/tables/records.ts'
import { matchingNumbers, normalizeForSearch, type SearchedWord, searchText } from './search.ts'

type IndexedPage = {
  kind: string
  /** The post's id, or the page's path. */
  ref: string
  path: string
  title: string
  summary: string
  /** Whole sentences, from which a result shows a passage. */
  body: string
  /** Searchable text that results never show: headings, code, tables. */
  unseen?: string
  tags?: readonly string[]
  language: Language
  section?: string | null
  liveFrom: number | null
}

const mostWords = 10

/** The folded words of a query; empty when there are none. */
export const searchWords = (query: string): string[] => [
  ...new Set(normalizeForSearch(query).split(/\s+/).filter(Boolean).slice(0, mostWords)),
]

export async function putSearchEntry(trx: Trx, page: IndexedPage): Promise<void> {
  const { kind, ref, path, title, summary, body, unseen, tags = [], language, section = null, liveFrom } = page
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
    search_text: searchText(title, ...tags, summary, body, unseen),
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

/** A condition on `search_entries`: each word occurs, or a synonym of it. */
export const matchesWords = (db: Db, words: readonly SearchedWord[]): RawBuilder<boolean> =>
  sql<boolean>`search_entries.seq in ${matchingNumbers(db, 'search_entries', words)}`
