// The addresses of the public archive.
import type { Language } from '#db/tables/records.ts'

export const issuesPath = '/newsletter/issues'

/** Without a language it shows the English text, or another if there is none. */
export const issuePath = (number: number, language: Language) =>
  language === 'en' ? `${issuesPath}/${number}` : `${issuesPath}/${number}?language=${language}`
