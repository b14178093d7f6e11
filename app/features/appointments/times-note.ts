// The time of an appointment as a note in the history of its record.
import { findOffice, offices } from '#app/content/company/offices.ts'
import { localTime } from '#app/time/zoned-time.ts'
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
