// Opens appointments with an office, so that /cta offers times.
import { weekOf } from '#app/features/appointments/schema.ts'
import { changeAppointmentSettings, readAppointmentSettings } from '#app/features/appointments/settings.server.ts'
import { theSite } from '#db/audit.ts'
import type { Site } from './site.ts'
import type { Page } from './visitor.ts'

/** Every day of the week, so that tests do not depend on the day on which they run. */
export async function openAppointments({ db }: Pick<Site, 'db'>, more: { cameroon?: boolean } = {}) {
  const { version } = await readAppointmentSettings(db)
  const offered = { seoul: true, cameroon: false, ...weekOf('09:00-12:00'), ...more }
  const settings = { ...offered, minutes: '60', noticeHours: 24, daysAhead: 14, closed: '', version } as const
  await changeAppointmentSettings(db, settings, { actor: theSite, now: Date.now() })
}

/** The times on a page, in their order. */
export const timesOn = ({ $ }: Page): string[] =>
  $('.slots details input[type=radio]')
    .toArray()
    .map((time) => String($(time).attr('value')))
