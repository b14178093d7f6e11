// The time of an appointment as a note in the history of its record.
import { findOffice, offices } from '#app/content/company/offices.ts'
import { localTime, momentOf } from '#app/time/zoned-time.ts'
import type { Appointment } from '#db/tables/appointments.ts'

/** In each office's zone, without words, because each reader has another language. */
export function timesNote({ starts_at, office }: Pick<Appointment, 'starts_at' | 'office'>): string {
  const [own, ...others] = [findOffice(office), ...offices.filter(({ id }) => id !== office)]
  return [own, ...others]
    .flatMap((known) => {
      if (!known) return []
      const { date, time } = localTime(starts_at, known.zone)
      return [`${date} ${time} (${known.city})`]
    })
    .join(' / ')
}

/** The time that such a note says; null for another note. */
export function timeInNote(note: string | null): number | null {
  const [, date = '', time = '', city] = note?.match(/^(\S+) (\S+) \((.+?)\)/) ?? []
  const office = offices.find((known) => known.city === city)
  return office ? momentOf({ date, time }, office.zone) : null
}
