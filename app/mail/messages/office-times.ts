import { officeNames } from '#app/content/company/office-names.ts'
import { offices } from '#app/content/company/offices.ts'
import { pageLanguages } from '#app/languages/pages.ts'
import { dateFormat } from '#app/time/date-format.ts'
import type { Language } from '#db/tables/records.ts'

/** A time in the zones of both offices. */
export const officeTimes = (at: number, language: Language = 'en') =>
  offices.map(({ id, zone }) => `${shortTime(at, zone, language)} (${officeNames[language][id].city})`).join(' / ')

/** Such as "5 Jan 2026, 12:30". */
export const shortTime = (at: number, timeZone: string, language: Language) => timeIn('medium', at, timeZone, language)

/** Such as "5 January 2026 at 12:30". */
export const longTime = (at: number, timeZone: string, language: Language) => timeIn('long', at, timeZone, language)

function timeIn(dateStyle: 'medium' | 'long', at: number, timeZone: string, language: Language) {
  const options = { dateStyle, timeStyle: 'short', hourCycle: 'h23', timeZone } as const
  const time = dateFormat(pageLanguages[language].locale, options).format(at)
  return language === 'fr' ? time.replace(/^1 /, '1er ') : time
}
