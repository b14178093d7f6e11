// A field's label in a language: its own, after those of its groups and rows, as in "Statistics 2: Value".
import { colons } from '#app/languages/colons.ts'
import type { Language } from '#db/tables/records.ts'

/** @param label as placesIn or labelAt give it  @param say translates one part of it */
export const labelWith = (say: (label: string) => string, language: Language, label: string): string =>
  label
    .split(': ')
    .map((part) => partWith(say, part))
    .join(`${colons[language]} `)

/** A row's label ends with its number. */
function partWith(say: (label: string) => string, part: string): string {
  const [, rows = part, number = ''] = /^(.+)( \d+)$/.exec(part) ?? []
  return say(rows) + number
}
