import type { Language } from '#db/tables/records.ts'

/** The colon after a label, with the space that the language sets before it. */
export const colons: Readonly<Record<Language, string>> = { en: ':', fr: '\u00a0:', ko: ':' }
