// An interview's time on the other clocks concerned, such as "01:30 Buea, 17:30 Tokyo": of the offices and the applicant.
import { officeNames } from '#app/content/company/office-names.ts'
import { offices } from '#app/content/company/offices.ts'
import type { InterviewToday } from '#app/features/applications/interviews.server.ts'
import { cityOf } from '#app/features/appointments/zones.ts'
import { pageLanguages } from '#app/languages/pages.ts'
import { dateFormat } from '#app/time/date-format.ts'
import { localTime } from '#app/time/zoned-time.ts'
import type { Language } from '#db/tables/records.ts'

type Reader = { timeZone: string; language: Language }

export function otherClocks(interview: InterviewToday, { timeZone, language }: Reader): string {
  const { starts_at, applicant_zone } = interview
  const cities = new Map(offices.map(({ id, zone }) => [zone as string, officeNames[language][id].city]))
  if (applicant_zone && !cities.has(applicant_zone)) cities.set(applicant_zone, cityOf(applicant_zone, language))
  cities.delete(timeZone)
  const own = localTime(starts_at, timeZone)
  const clocks = [...cities].map(([zone, city]) => {
    const { date, time } = localTime(starts_at, zone)
    const weekday = dateFormat(pageLanguages[language].locale, { weekday: 'short', timeZone: zone })
    return [date === own.date ? '' : weekday.format(starts_at), time, city].filter(Boolean).join(' ')
  })
  return clocks.join(', ')
}
