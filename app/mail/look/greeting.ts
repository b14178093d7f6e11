import { greetings } from '#app/content/greetings.ts'
import { singleLine } from '#app/mail/address.ts'
import type { Language } from '#db/tables/records.ts'

/** The name stands here only where staff have read what its owner typed: otherwise the site could be used to mail a text to others. */
export type Greeted = { name?: string }

/** A mail's first lines: its greeting, or none. */
export const greetingLines = (language: Language, greets: Greeted | undefined): string[] =>
  greets ? [greetings[language](singleLine(greets.name ?? '', 80))] : []
