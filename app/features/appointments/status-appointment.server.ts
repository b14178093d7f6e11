// The appointment of an enquiry as its visitor sees it, behind the mailed status link.
import { calendarFile } from '#app/mail/calendar-file.ts'
import { appointmentFacts, calendarEntry } from '#app/mail/messages/visitors/appointment-arranged.ts'
import type { Db } from '#db/schema.ts'
import type { Language } from '#db/tables/records.ts'
import { findTalk } from './hold-time.server.ts'

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
  const talk = await findTalk(db, reference)
  return (
    talk && {
      startsAt: talk.appointment.starts_at,
      isOver: talk.appointment.starts_at <= now,
      isHeld: talk.appointment.status === 'held',
      zone: talk.appointment.visitor_zone,
      facts: appointmentFacts(talk.appointment, language).map(([label, value]) => ({ label, value })),
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
  const talk = await findTalk(db, reference)
  return talk?.appointment.status !== 'booked'
    ? null
    : calendarFile(calendarEntry(talk.record, talk.appointment, false), company, now)
}
