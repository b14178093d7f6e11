import { officeNames } from '#app/content/company/office-names.ts'
import { offices } from '#app/content/company/offices.ts'
import { pageLanguages } from '#app/languages/pages.ts'
import { dateFormat } from '#app/time/date-format.ts'
import type { Language } from '#db/tables/records.ts'

/** A time in the zones of both offices. */
export function officeTimes(at: number, language: Language = 'en') {
  return offices
    .map(({ id, zone }) => {
      const format = dateFormat(pageLanguages[language].locale, {
        dateStyle: 'medium',
        timeStyle: 'short',
        timeZone: zone,
      })
      return `${format.format(at)} (${officeNames[language][id].city})`
    })
    .join(' / ')
}
