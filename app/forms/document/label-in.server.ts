// A field's label in another language: its own, after those of its groups and rows, as in "Statistics 2: Value".
import { colons } from '#app/languages/colons.ts'
import { translated } from '#app/languages/phrases.server.ts'
import type { Language } from '#db/tables/records.ts'

/** @param label as placesIn or labelAt give it */
export const labelIn = (language: Language, label: string): string =>
  label
    .split(': ')
    .map((part) => partIn(language, part))
    .join(`${colons[language]} `)

/** A row's label ends with its number. */
function partIn(language: Language, part: string): string {
  const [, rows = part, number = ''] = /^(.+)( \d+)$/.exec(part) ?? []
  return translated(language, rows) + number
}
