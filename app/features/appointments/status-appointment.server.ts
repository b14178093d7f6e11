// The appointment of an enquiry as its visitor sees it, behind the mailed status link.
import { calendarFile } from '#app/mail/calendar-file.ts'
import { appointmentFacts, calendarEntry } from '#app/mail/messages/visitors/appointment-arranged.ts'
import type { Db } from '#db/schema.ts'
import type { Language } from '#db/tables/records.ts'
import { findRecordWithAppointment } from './appointments.server.ts'

/** @property isHeld its visitor has to confirm it @property zone the one in which the visitor chose it */
export type StatusAppointment = {
  startsAt: number
  isOver: boolean
  isHeld: boolean
  zone: string | null
  facts: { label: string; value: string }[]
}

export async function appointmentForVisitor(
  db: Db,
  reference: string,
  now: number,
  language: Language,
): Promise<StatusAppointment | null> {
  const arranged = await findRecordWithAppointment(db, reference)
  return (
    arranged && {
      startsAt: arranged.appointment.starts_at,
      isOver: arranged.appointment.starts_at <= now,
      isHeld: arranged.appointment.status === 'held',
      zone: arranged.appointment.visitor_zone,
      facts: appointmentFacts(arranged.appointment, language).map(([label, value]) => ({ label, value })),
    }
  )
}

/** The calendar file of the booked appointment; null if there is none. */
export async function appointmentCalendar(
  db: Db,
  reference: string,
  company: string,
  now: number,
): Promise<string | null> {
  const arranged = await findRecordWithAppointment(db, reference)
  return arranged?.appointment.status !== 'booked'
    ? null
    : calendarFile(calendarEntry(arranged.record, arranged.appointment, false), company, now)
}
