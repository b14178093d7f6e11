import type { Language } from '#db/tables/records.ts'

const locales: Record<Language, string> = { en: 'en-GB', ko: 'ko-KR', fr: 'fr-FR' }

/** A date such as 2026-03-02 in words, independent of any zone. */
export function dayWords(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const words = format.format(Date.parse(`${day}T00:00:00Z`))
  return language === 'fr' ? words.replace(/ 1 /, ' 1er ') : words
}
