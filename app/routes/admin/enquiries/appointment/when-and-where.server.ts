import { officeTitle } from '#app/content/company/offices.ts'
import { capitalized } from '#app/languages/capitalized.ts'
import { type Phrase, sayIn } from '#app/languages/phrases.server.ts'
import { dayWords } from '#app/mail/messages/day-words.ts'
import { localTime } from '#app/time/zoned-time.ts'
import type { Appointment } from '#db/tables/appointments.ts'
import type { Language } from '#db/tables/records.ts'

type WhenAndWhere = Pick<Appointment, 'starts_at' | 'minutes' | 'office'>

/** An appointment in two lines, at the time of the reader's zone. */
export function whenAndWhere(
  { starts_at, minutes, office }: WhenAndWhere,
  zone: string,
  language: Language,
): [string, string] {
  const { date, time } = localTime(starts_at, zone)
  const length = sayIn(language)('{count} minutes', { count: minutes })
  return [
    `${capitalized(dayWords(date, language))}, ${time}\u00a0(${zone})`,
    `${length}, ${sayIn(language)(officeTitle(office) as Phrase)}`,
  ]
}
