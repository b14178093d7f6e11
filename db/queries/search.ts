// Full-text search in tables with the columns `seq` (a rising integer) and `search_text` (made by searchText).
// db/queries/search-index.ts creates the index, which follows the column by triggers.
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { isPostgres } from '#db/driver/advisory-lock.ts'
import type { Database, Db } from '#db/schema.ts'
import { normalizeText } from './normalize.ts'

/** Folds case and accents alike on both databases. Hangul syllables stay decomposed into two or three letters. */
export const normalizeForSearch = (text: string) =>
  normalizeText(text, 'NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('\0', ' ')

/**
 * The value of `search_text`: two spaces before every word, so that even one letter at a word's start is a trigram. Phone
 * numbers follow by their digits.
 */
export const searchText = (...parts: readonly (string | null | undefined)[]) => {
  const text = parts.filter(Boolean).join('\n')
  return [...wordsOf(text), ...phonesIn(text)].map((word) => `  ${word}`).join('')
}

/** The value of `search_text` without what searchText made of these parts, once each. */
export const withoutText = (text: string, ...parts: readonly (string | null | undefined)[]) =>
  parts
    .flatMap((part) => [searchText(...wordsOf(part ?? '')), ...phonesIn(part ?? '').map((digits) => `  ${digits}`)])
    .reduce((left, words) => `${left}  `.replace(`${words}  `, () => '  ').slice(0, -2), text)

const formattedPhone = /\+?\d(?:[ ()./-]{0,3}\d){8,14}(?!\d)/g
/** Those that are written with spaces or signs, as digits alone. */
const phonesIn = (text: string) =>
  (text.match(formattedPhone) ?? []).flatMap((phone) => (/^\d+$/.test(phone) ? [] : phone.replace(/\D/g, '')))

/** The last digits, which a number has with and without the code of its country. Null for other texts. */
const phoneDigits = (text: string) => {
  const digits = text.replace(/\D/g, '')
  return /^[+(\d][+\d ()./-]{8,25}$/.test(text) && digits.length >= 9 ? digits.slice(-8) : null
}

type SearchedTable = {
  [Table in keyof Database]: Database[Table] extends { seq: unknown; search_text: unknown } ? Table : never
}[keyof Database]

/**
 * Selects the rows that contain every word of the text: anywhere, or at the start of a word for words of fewer than three
 * letters. Selects all rows when the text has no words. Order the result by `seq`, newest first.
 */
export function selectMatching<Table extends SearchedTable>(
  db: Db,
  table: Table,
  text: string,
): SelectQueryBuilder<Database, Table, object> {
  const words = wordsOf(text).map(searched)
  const phone = phoneDigits(text.trim())
  const all = db.selectFrom<keyof Database>(table) as unknown as SelectQueryBuilder<Database, Table, object>
  if (words.length === 0) return all
  if (isPostgres(db)) {
    const has = (word: string) => sql<boolean>`${sql.ref(`${table}.search_text`)} like ${containing(word)} escape '\\'`
    const hasAll = sql.join(words.map(has), sql` and `)
    return all.where(phone === null ? sql<boolean>`${hasAll}` : sql<boolean>`((${hasAll}) or ${has(phone)})`)
  }
  const typed = words.map(quoted).join(' AND ')
  // The index's rowid comes first, as the `seq` that the caller orders by: only then does SQLite walk the index.
  const found = sql<Database[Table]>`(select found.rowid as seq, ${sql.table(table)}.*
    from ${sql.table(indexOf(table))} as found cross join ${sql.table(table)} on ${sql.ref(`${table}.seq`)} = found.rowid
    where found.text match ${phone === null ? typed : `(${typed}) OR ${quoted(phone)}`})`
  return db.selectFrom(found.as(table)) as unknown as SelectQueryBuilder<Database, Table, object>
}

/** The `seq` of all rows that contain, of each group, any of its texts, from the index alone. @param groups at least one */
export function matchingNumbers(
  db: Db,
  table: SearchedTable,
  groups: readonly (readonly string[])[],
): RawBuilder<{ seq: number }> {
  if (isPostgres(db)) {
    const conditions = groups.map((group) => {
      const any = group.map((text) => sql`search_text like ${containing(text)} escape '\\'`)
      return sql`(${sql.join(any, sql` or `)})`
    })
    return sql`(select seq from ${sql.table(table)} where ${sql.join(conditions, sql` and `)})`
  }
  const text = groups.map((group) => `(${group.map(quoted).join(' OR ')})`).join(' AND ')
  return sql`(select rowid from ${sql.table(indexOf(table))} where text match ${text})`
}

export const indexOf = (table: string) => `${table}_search`

// Folded first, because some characters become several words.
const wordsOf = (text: string) => normalizeForSearch(text).split(/\s+/).filter(Boolean)

/** Pads to at least three letters, one trigram, with the spaces that searchText puts before each word. */
export const searched = (word: string) => `${' '.repeat(Math.max(0, 3 - [...word].length))}${word}`

const quoted = (word: string) => `"${word.replaceAll('"', '""')}"`

/** Use with ESCAPE '\'. */
const containing = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`
