// The index of the whole site: pages and posts are written here, and searched by any part of a word.
import { type RawBuilder, sql } from 'kysely'
import { normalizeText } from './normalize.ts'
import { isPostgres } from './one-at-a-time.ts'
import type { Db, Language, Trx } from './schema.ts'

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
/** The index knows groups of three characters; shorter words are looked for in titles, tags and summaries. */
const shortest = 3

/** Without case and accents. Korean syllables are taken apart, so that two of them are long enough for the index. */
export const foldForSearch = (text: string) => normalizeText(text, 'NFKD').replace(/\p{M}/gu, '').toLowerCase()

export const searchWords = (query: string): string[] => [
  ...new Set(query.split(/\s+/).map(foldForSearch).filter(Boolean).slice(0, mostWords)),
]

export async function putSearchEntry(trx: Trx, page: IndexedPage): Promise<void> {
  const { kind, ref, path, title, summary, body, tags = [], language, section = null, liveFrom } = page
  const head = [title, ...tags, summary].join('\n')
  const values = {
    ...{ kind, ref, path, title, summary, body, language, section },
    ...{ head_text: foldForSearch(head), text: foldForSearch(`${head}\n${body}`), live_from: liveFrom },
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

/** The condition on `search_entries` that all these words, as searchWords() made them, occur. */
export function matchesAll(db: Db, words: readonly string[]): RawBuilder<boolean> {
  const short = words.filter((word) => word.length < shortest)
  const long = words.filter((word) => word.length >= shortest)
  const parts = short.map((word) => contains('search_entries.head_text', word))
  if (isPostgres(db)) parts.push(...long.map((word) => contains('search_entries.text', word)))
  else if (long.length > 0) {
    const phrase = long.map((word) => `"${word.replaceAll('"', '""')}"`).join(' ')
    parts.push(sql`search_entries.seq in (select rowid from search_index where search_index match ${phrase})`)
  }
  return parts.length > 0 ? sql<boolean>`(${sql.join(parts, sql` and `)})` : sql<boolean>`1 = 0`
}

/** 1 where all words occur in title, tags or summary, else 0: those come first. */
export const inHead = (words: readonly string[]): RawBuilder<number> =>
  sql<number>`case when ${sql.join(
    words.map((word) => contains('search_entries.head_text', word)),
    sql` and `,
  )} then 1 else 0 end`

const contains = (column: string, word: string): RawBuilder<unknown> =>
  sql`${sql.ref(column)} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`
