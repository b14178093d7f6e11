// Full-text search in a table that has the columns `seq` (a rising integer) and `search_text` (what searchText returns).
// db/queries/search-index.ts gives such a table its index, which follows the column by itself.
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { isPostgres } from '#db/driver/advisory-lock.ts'
import type { Database, Db } from '#db/schema.ts'
import { normalizeText } from './normalize.ts'

/** Without case and accents, alike on both databases. Not composed again: a Hangul syllable stays two or three letters. */
export const normalizeForSearch = (text: string) =>
  normalizeText(text, 'NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('\0', ' ')

/** The value of `search_text`: every word behind two spaces, so that even one letter at a word's start is a trigram. */
export const searchText = (...parts: readonly (string | null | undefined)[]) =>
  wordsOf(parts.filter(Boolean).join(' '))
    .map((word) => `  ${word}`)
    .join('')

type SearchedTable = {
  [Table in keyof Database]: Database[Table] extends { seq: unknown; search_text: unknown } ? Table : never
}[keyof Database]

/**
 * Selects from the rows in which every word of the text occurs: anywhere, or, one of fewer than three letters, at the
 * start of a word. From all rows where the text has no words. To be ordered by `seq`, newest first.
 */
export function selectMatching<Table extends SearchedTable>(
  db: Db,
  table: Table,
  text: string,
): SelectQueryBuilder<Database, Table, object> {
  const words = wordsOf(text).map(searched)
  const all = db.selectFrom<keyof Database>(table) as unknown as SelectQueryBuilder<Database, Table, object>
  if (words.length === 0) return all
  if (isPostgres(db)) {
    return all.where(
      sql<boolean>`${sql.join(
        words.map((word) => sql`${sql.ref(`${table}.search_text`)} like ${containing(word)} escape '\\'`),
        sql` and `,
      )}`,
    )
  }
  // The index's rowid stands first, so that it is the `seq` by which the caller orders: only so SQLite walks the index.
  const found = sql<Database[Table]>`(select found.rowid as seq, ${sql.table(table)}.*
    from ${sql.table(indexOf(table))} as found cross join ${sql.table(table)} on ${sql.ref(`${table}.seq`)} = found.rowid
    where found.text match ${words.map(quoted).join(' AND ')})`
  return db.selectFrom(found.as(table)) as unknown as SelectQueryBuilder<Database, Table, object>
}

/** A word that is looked for anywhere, and those that stand for it, each at the start of a word. All are folded. */
export type SearchedWord = { word: string; also: readonly string[] }

/** The `seq` of all rows in which every word occurs, from the index alone. @param words at least one */
export function matchingNumbers(
  db: Db,
  table: SearchedTable,
  words: readonly SearchedWord[],
): RawBuilder<{ seq: number }> {
  const groups = words.map(({ word, also }) => [searched(word), ...also.map((other) => searched(` ${other}`))])
  if (isPostgres(db)) {
    const conditions = groups.map((group) => {
      const any = group.map((word) => sql`search_text like ${containing(word)} escape '\\'`)
      return sql`(${sql.join(any, sql` or `)})`
    })
    return sql`(select seq from ${sql.table(table)} where ${sql.join(conditions, sql` and `)})`
  }
  const text = groups.map((group) => `(${group.map(quoted).join(' OR ')})`).join(' AND ')
  return sql`(select rowid from ${sql.table(indexOf(table))} where text match ${text})`
}

export const indexOf = (table: string) => `${table}_search`

// Folded first: some characters become several words.
const wordsOf = (text: string) => normalizeForSearch(text).split(/\s+/).filter(Boolean)

/** Three letters at least, which are one trigram; the spaces are those that searchText puts before each word. */
const searched = (word: string) => `${' '.repeat(Math.max(0, 3 - [...word].length))}${word}`

const quoted = (word: string) => `"${word.replaceAll('"', '""')}"`

/** To be used with ESCAPE '\'. */
const containing = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`
