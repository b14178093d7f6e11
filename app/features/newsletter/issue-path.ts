// The addresses of the public archive.
import { addressIn } from '#app/languages/pages.ts'
import type { Language } from '#db/tables/records.ts'

export const issuesPath = '/newsletter/issues'

/** Where all of them are listed. */
export const issuesListPath = '/newsletter#issues'

/**
 * The issue's text in the language. The page in English has that of a closed language too, and shows another text where an
 * issue has none in English.
 */
export const issuePath = (number: number, language: Language, closed: readonly Language[] = []) =>
  closed.includes(language)
    ? `${issuesPath}/${number}?language=${language}`
    : addressIn(language, `${issuesPath}/${number}`)
