import { bareAddress, isPlainAddress, singleLine } from '#app/mail/address.ts'
import type { Appointment, Appointment as CalendarEntry } from '#app/mail/calendar-file.ts'
import { interviewTimes } from '#app/mail/interview-times.ts'
import type { Mail } from '#app/mail/outbox/queue.server.ts'
import type { Enquiry, Language } from '#db/tables/records.ts'
import { appointmentFacts, calendarEntry, type Talk } from '../visitors/appointment-arranged.ts'

type Planned = {
  to: string
  /** The interviewer's, for the calendar; mails to staff are in English. */
  language: Language
  name: string
  reference: string
  course: string
  applicantZone: string | null
  path: string
  what: keyof typeof headings
  appointment: Appointment
}

const headings = {
  planned: 'An interview of yours is planned',
  moved: 'An interview of yours has a new time or place',
  cancelled: 'An interview of yours is cancelled',
}

/** Puts an interview into the calendar of the member of staff who holds it, moves it there, or removes it. */
export function interviewPlanned({ to, what, ...interview }: Planned): Mail {
  const { name, reference, course, applicantZone, path, appointment } = interview
  const person = singleLine(name, 80)
  return {
    kind: 'interview-planned',
    to,
    subject: `Interview with ${person} ${what} (${reference})`,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    reference,
    appointment: { ...appointment, attendee: to, reference: null, summary: interviewSummary(interview) },
    letter: {
      heading: headings[what],
      parts: [
        {
          facts: [
            ['Applicant', person],
            ['Course', course],
            ...interviewTimes(appointment.startsAt, applicantZone, 'en', 'staff-of-applicant'),
            ['Duration', `About ${appointment.minutes} minutes`],
            ['Where', appointment.place],
          ],
        },
        'The attached file does the same in your calendar.',
        { link: { label: `Open ${reference}`, href: path } },
      ],
    },
  }
}

/** The interview as its interviewer's calendar names it. */
const interviewSummary = ({ language, name, reference }: Pick<Planned, 'language' | 'name' | 'reference'>) =>
  `${summaries[language](singleLine(name, 80))} (${reference})`

const summaries: Record<Language, (person: string) => string> = {
  en: (person) => `Interview with ${person}`,
  ko: (person) => `${person} 면접`,
  fr: (person) => `Entretien avec ${person}`,
}

// Tells staff that appointments were booked, moved or cancelled; the attached calendar file does the same for one.

type Talker = Pick<Enquiry, 'name' | 'email' | 'reference'>

export type AppointmentChange = 'booked' | 'moved' | 'cancelled'

const appointmentChangedHeadings = {
  booked: 'An appointment is booked',
  moved: 'An appointment has a new time',
  cancelled: 'An appointment is cancelled',
} as const satisfies Record<AppointmentChange, string>

const headers = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

type Told = {
  what: AppointmentChange
  /** The person who did it. */
  by: string
  to: string
}

export function appointmentChanged(enquiry: Talker, talk: Talk, { what, by, to }: Told): Mail {
  const { name, email, reference } = enquiry
  const person = singleLine(name, 80)
  return {
    kind: 'appointment-changed',
    to: bareAddress(to) ?? to,
    replyTo: isPlainAddress(email) ? email : undefined,
    subject: `Appointment with ${person} ${what} (${reference})`,
    headers,
    reference,
    appointment: staffCalendarEntry(enquiry, talk, what === 'cancelled', { to, language: 'en' }),
    letter: {
      heading: appointmentChangedHeadings[what],
      parts: [
        { facts: [['Name', person], ['Changed by', by], ...appointmentFacts(talk, 'en', 'staff-of-visitor')] },
        'The attached file does the same in your calendar.',
        { link: { label: `Open ${reference}`, href: `/dashboard/contacts/${reference}` } },
      ],
    },
  }
}

/** Sent instead of separate notices when very many are booked. @param told the number of notices in this hour */
export function manyAppointments(told: number, to: string): Mail {
  const heading = `More than ${told} appointments were booked within an hour`
  return {
    kind: 'appointment-changed',
    to: bareAddress(to) ?? to,
    subject: heading,
    headers,
    letter: {
      heading,
      parts: [
        'Others that are booked within this hour aren’t mailed one by one. The list has all of them.',
        { link: { label: 'Open appointments', href: '/dashboard/appointments' } },
      ],
    },
  }
}

/** The appointment as a colleague's calendar shows it. */
export const staffCalendarEntry = (
  { name, email, reference }: Talker,
  talk: Talk,
  isCancelled: boolean,
  { to, language }: { to: string; language: Language },
): CalendarEntry => ({
  ...calendarEntry({ email, reference, language }, talk, isCancelled),
  attendee: bareAddress(to) ?? to,
  reference: null,
  summary: `${appointmentChangedSummaries[language](singleLine(name, 80))} (${reference})`,
})

const appointmentChangedSummaries: Record<Language, (person: string) => string> = {
  en: (person) => `Consultation with ${person}`,
  ko: (person) => `${person} 상담`,
  fr: (person) => `Rendez-vous avec ${person}`,
}
