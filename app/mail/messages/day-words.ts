import { pageLanguages } from '#app/languages/pages.ts'
import { dateFormat } from '#app/time/date-format.ts'
import type { Language } from '#db/tables/records.ts'

/** A date such as 2026-03-02 in words, independent of any zone. */
export function dayWords(day: string, language: Language, { isYearLeftOut = false } = {}): string {
  const format = dateFormat(pageLanguages[language].locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: isYearLeftOut ? undefined : 'numeric',
    timeZone: 'UTC',
  })
  const words = format.format(Date.parse(`${day}T00:00:00Z`))
  return language === 'fr' ? words.replace(/ 1 /, ' 1er ') : words
}
