// The tables of the legal pages. Numbers, names and flags are the constants that the code itself uses; words come in
// the page's language.
import { browserStorage, cookies } from '#app/content/legal/cookies.ts'
import type { LegalTable } from '#app/content/legal/en.ts'
import { processors } from '#app/content/legal/processors.ts'
import { retention, retentionKeys } from '#app/content/legal/retention.ts'
import type { LegalWords } from '#app/content/legal/words.ts'

/** A row's subject, with a second line; one of the two may be a name from the code. */
export type Named = { name: string; note: string; code?: 'name' | 'note' }

type Row = { key: string; cells: readonly [string | Named, ...string[]] }

export type LegalTableData = { caption: string; columns: readonly string[]; rows: readonly Row[] }

export const legalTable = (table: LegalTable, words: LegalWords): LegalTableData => ({
  ...words.heads[table],
  rows: rowsOf[table](words),
})

const rowsOf: Record<LegalTable, (words: LegalWords) => readonly Row[]> = {
  retention: (words) =>
    retentionKeys.map((key) => {
      const { what, from, afterwards, why } = words.retention[key]
      return { key, cells: [what, words.period(retention[key]), from, afterwards, why] }
    }),
  processors: (words) =>
    keysOf(processors).map((key) => {
      const { name, role, data, why, when, location } = words.processors[key]
      return { key, cells: [{ name, note: role }, data, why, when, location] }
    }),
  cookies: (words) =>
    keysOf(cookies).map((key) => {
      const { who, purpose, setWhen, lifetime } = words.cookies[key]
      const { name, flags } = cookies[key]
      return { key, cells: [{ name, note: flags.join(', '), code: 'name' }, who, purpose, setWhen, lifetime] }
    }),
  storage: (words) =>
    keysOf(browserStorage).map((key) => {
      const { name, where, purpose, lifetime } = words.storage[key]
      return { key, cells: [{ name, note: browserStorage[key].entry, code: 'note' }, where, purpose, lifetime] }
    }),
}

const keysOf = <Rows extends object>(rows: Rows) => Object.keys(rows) as (keyof Rows & string)[]
