// The iCalendar file attached to a mail about an appointment, with which calendars add, move or remove it (RFC 5546).
import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { env } from '#app/env.server.ts'
import { bareAddress } from './address.ts'
import { recordAddress } from './incoming/record-address.server.ts'

export type Appointment = {
  /** The UID: the same for every change of one appointment. */
  id: string
  sequence: number
  isCancelled: boolean
  startsAt: number
  minutes: number
  summary: string
  place: string
  attendee: string
  /** The record whose address receives the attendee's answer; null if no answer is asked for. */
  reference: string | null
}

/** @param organizer the company's name */
export function calendarFile(appointment: Appointment, organizer: string, now: number): string {
  const { id, sequence, isCancelled, startsAt, minutes, summary, place, attendee, reference } = appointment
  const answersTo = reference === null ? null : recordAddress(reference)
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
    // Parameters cannot contain quotation marks.
    organizer: { name: organizer.replaceAll('"', ''), email: answersTo ?? bareAddress(env.MAIL_FROM) ?? env.MAIL_FROM },
    attendees: [{ email: attendee, rsvp: answersTo !== null && !isCancelled, status: ICalAttendeeStatus.NEEDSACTION }],
  })
  return calendar.toString()
}

/** The content type, with the method that mail programs need to act on it. */
export const calendarType = (file: string) =>
  `text/calendar; charset=utf-8; method=${/^METHOD:CANCEL\r?$/m.test(file) ? 'CANCEL' : 'REQUEST'}`
