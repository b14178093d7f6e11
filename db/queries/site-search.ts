// The search index of the whole site: pages and posts are written here and found by the forms and parts of their words.
import { type RawBuilder, sql } from 'kysely'
import type { Db, Trx } from '#db/schema.ts'
import type { Language } from '#db/tables/records.ts'
import { matchingNumbers, normalizeForSearch, searched, searchText } from './search.ts'
import { baseForm, baseFormsIn } from './word-forms.ts'

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
    search_text: withBaseForms(searchText(title, ...tags, summary, body, unseen)),
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

/** Surrounds each base form in the index; no text has it. */
const edge = '\u0001'

/** The value of `search_text`. @param text as searchText returns it */
export const withBaseForms = (text: string) => `${text}  ${edge}${[...baseFormsIn(text)].join(edge)}${edge}`

/** A folded word and its synonyms, which count only in their forms. */
export type SearchedWord = { word: string; also: readonly string[]; isPart: boolean }

/** The part of a word that is found: anywhere, at the start of a word, or as the base form of a whole word. */
export type Sought = { letters: string; in: 'anywhere' | 'start' | 'form' }

/** Latin words are found by their base form; Korean ones end in particles. */
const formOf = (word: string): Sought =>
  /^[a-z0-9]+$/.test(word) ? { letters: baseForm(word), in: 'form' } : { letters: word, in: 'start' }

export const soughtOf = ({ word, also, isPart }: SearchedWord): Sought[] => [
  ...(isPart ? [{ letters: word, in: [...word].length < 3 ? 'start' : 'anywhere' } as const] : []),
  ...[word, ...also].map(formOf),
]

const indexed = ({ letters, in: place }: Sought) =>
  place === 'form' ? edge + letters + edge : searched(place === 'start' ? ` ${letters}` : letters)

/** A condition on `search_entries`: of each word, its parts, its forms or a synonym of it occur. */
export const matchesWords = (db: Db, words: readonly SearchedWord[]): RawBuilder<boolean> =>
  sql<boolean>`search_entries.seq in ${matchingNumbers(
    db,
    'search_entries',
    words.map((word) => [...new Set(soughtOf(word).map(indexed))]),
  )}`
