// The iCalendar file that goes with a mail about an appointment, so that calendars add, move or drop it (RFC 5546).
import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { env } from '#app/env.server.ts'
import { bareAddress } from './address.ts'

export type Appointment = {
  /** The same for every change of one appointment. */
  id: string
  sequence: number
  isCancelled: boolean
  startsAt: number
  minutes: number
  summary: string
  place: string
  attendee: string
}

/** @param organizer the company's name */
export function calendarFile(appointment: Appointment, organizer: string, now: number): string {
  const { id, sequence, isCancelled, startsAt, minutes, summary, place, attendee } = appointment
  const { CANCEL, REQUEST } = ICalCalendarMethod
  const calendar = ical({
    prodId: { company: organizer, product: 'Website' },
    method: isCancelled ? CANCEL : REQUEST,
  })
  calendar.createEvent({
    id: `${id}@${new URL(env.APP_URL).hostname}`,
    sequence,
    summary,
    stamp: new Date(now),
    start: new Date(startsAt),
    end: new Date(startsAt + minutes * 60_000),
    location: place,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    // A quotation mark cannot stand in a parameter.
    organizer: { name: organizer.replaceAll('"', ''), email: bareAddress(env.MAIL_FROM) ?? env.MAIL_FROM },
    attendees: [{ email: attendee, rsvp: !isCancelled, status: ICalAttendeeStatus.NEEDSACTION }],
  })
  return calendar.toString()
}

/** What the file is, as a mail program must be told to act on it. */
export const calendarType = (file: string) =>
  `text/calendar; charset=utf-8; method=${/^METHOD:CANCEL\r?$/m.test(file) ? 'CANCEL' : 'REQUEST'}`
