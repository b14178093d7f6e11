// A field's label in a language: its own, after those of its groups and rows, as in "Statistics 2: Value".
import { colons } from '#app/languages/colons.ts'
import type { Say } from '#app/languages/phrases.server.ts'
import type { Language } from '#db/tables/records.ts'
import type { Label } from './document-values.ts'

/** @param label as placesIn or labelAt give it; that of a row has its number */
export const labelWith = (say: Say, language: Language, label: Label): string =>
  label
    .map(({ label, number }) => (number === undefined ? say(label) : `${say(label)} ${number}`))
    .join(`${colons[language]} `)
