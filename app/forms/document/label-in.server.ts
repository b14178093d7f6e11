// A field's label in another language: its own, after those of its groups and rows, as in "Statistics 2: Value".
import { colons } from '#app/languages/colons.ts'
import { translated } from '#app/languages/phrases.server.ts'
import type { Language } from '#db/tables/records.ts'
import { labelAt } from './document-values.ts'
import type { Fields } from './field-types.ts'

/** @param label as placesIn or labelAt give it */
export const labelIn = (language: Language, label: string): string =>
  label
    .split(': ')
    .map((part) => partIn(language, part))
    .join(`${colons[language]} `)

/** The label of a field by its path; a path that the document does not have stays as it is. */
export const fieldLabel = (language: Language, fields: Fields, path: string): string =>
  labelIn(language, labelAt(fields, path) ?? path)

/** A row's label ends with its number. */
function partIn(language: Language, part: string): string {
  const [, rows = part, number = ''] = /^(.+)( \d+)$/.exec(part) ?? []
  return translated(language, rows) + number
}
