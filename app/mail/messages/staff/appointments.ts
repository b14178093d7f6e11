import { type Phrase, sayIn } from '#app/languages/phrases.server.ts'
import { type Addressee, bareAddress, isPlainAddress, singleLine } from '#app/mail/address.ts'
import type { Appointment, Appointment as CalendarEntry } from '#app/mail/calendar-file.ts'
import { interviewTimes } from '#app/mail/interview-times.ts'
import type { Mail } from '#app/mail/outbox/queue.server.ts'
import type { Enquiry, Language } from '#db/tables/records.ts'
import { type ArrangedAppointment, appointmentFacts, calendarEntry } from '../visitors/appointment-arranged.ts'

type Planned = Addressee & {
  name: string
  reference: string
  course: string
  applicantZone: string | null
  path: string
  what: 'planned' | 'moved' | 'cancelled'
  appointment: Appointment
}

type Words<Change extends string> = Record<Change, { subject: Phrase; heading: Phrase }>

const interviewWords: Words<Planned['what']> = {
  planned: { subject: 'Interview with {name} planned ({reference})', heading: 'An interview of yours is planned' },
  moved: {
    subject: 'Interview with {name} moved ({reference})',
    heading: 'An interview of yours has a new time or place',
  },
  cancelled: {
    subject: 'Interview with {name} cancelled ({reference})',
    heading: 'An interview of yours is cancelled',
  },
}

/** Puts an interview into the calendar of the member of staff who holds it, moves it there, or removes it. */
export function interviewPlanned({ to, what, ...interview }: Planned): Mail {
  const { language, name, reference, course, applicantZone, path, appointment } = interview
  const say = sayIn(language)
  const { subject, heading } = interviewWords[what]
  const person = singleLine(name, 80)
  return {
    kind: 'interview-planned',
    to,
    subject: say(subject, { name: person, reference }),
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    reference,
    appointment: { ...appointment, attendee: to, reference: null, summary: interviewSummary(interview) },
    letter: {
      language,
      heading: say(heading),
      parts: [
        {
          facts: [
            [say('Applicant'), person],
            [say('Course'), course],
            ...interviewTimes(appointment.startsAt, applicantZone, language, 'staff-of-applicant'),
            [say('Duration'), say('About {minutes} minutes', { minutes: appointment.minutes })],
            [say('Where'), appointment.place],
          ],
        },
        say('The attached file does the same in your calendar.'),
        { link: { label: say('Open {reference}', { reference }), href: path } },
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

type Enquirer = Pick<Enquiry, 'name' | 'email' | 'reference'>

export type AppointmentChange = 'booked' | 'moved' | 'cancelled'

const appointmentWords: Words<AppointmentChange> = {
  booked: { subject: 'Appointment with {name} booked ({reference})', heading: 'An appointment is booked' },
  moved: { subject: 'Appointment with {name} moved ({reference})', heading: 'An appointment has a new time' },
  cancelled: { subject: 'Appointment with {name} cancelled ({reference})', heading: 'An appointment is cancelled' },
}

const headers = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

type Told = Addressee & {
  what: AppointmentChange
  /** The member of staff who did it; null for the visitor. */
  by: string | null
}

export function appointmentChanged(
  enquiry: Enquirer,
  appointment: ArrangedAppointment,
  { what, by, to, language }: Told,
): Mail {
  const say = sayIn(language)
  const { name, email, reference } = enquiry
  const { subject, heading } = appointmentWords[what]
  const person = singleLine(name, 80)
  return {
    kind: 'appointment-changed',
    to: bareAddress(to) ?? to,
    replyTo: isPlainAddress(email) ? email : undefined,
    subject: say(subject, { name: person, reference }),
    headers,
    reference,
    appointment: staffCalendarEntry(enquiry, appointment, what === 'cancelled', { to, language }),
    letter: {
      language,
      heading: say(heading),
      parts: [
        {
          facts: [
            [say('Name'), person],
            [say('Changed by'), by ?? say('The visitor')],
            ...appointmentFacts(appointment, language, 'staff-of-visitor'),
          ],
        },
        say('The attached file does the same in your calendar.'),
        { link: { label: say('Open {reference}', { reference }), href: `/dashboard/contacts/${reference}` } },
      ],
    },
  }
}

/** Sent instead of separate notices when very many are booked. @param told the number of notices in this hour */
export function manyAppointments(told: number, { to, language }: Addressee): Mail {
  const say = sayIn(language)
  const heading = say('More than {count} appointments were booked within an hour', { count: told })
  return {
    kind: 'appointment-changed',
    to: bareAddress(to) ?? to,
    subject: heading,
    headers,
    letter: {
      language,
      heading,
      parts: [
        say('Others that are booked within this hour aren’t mailed one by one. The list has all of them.'),
        { link: { label: say('Open appointments'), href: '/dashboard/appointments' } },
      ],
    },
  }
}

/** The appointment as a colleague's calendar shows it. */
export const staffCalendarEntry = (
  { name, email, reference }: Enquirer,
  appointment: ArrangedAppointment,
  isCancelled: boolean,
  { to, language }: Addressee,
): CalendarEntry => ({
  ...calendarEntry({ email, reference, language }, appointment, isCancelled),
  attendee: bareAddress(to) ?? to,
  reference: null,
  summary: `${appointmentChangedSummaries[language](singleLine(name, 80))} (${reference})`,
})

const appointmentChangedSummaries: Record<Language, (person: string) => string> = {
  en: (person) => `Consultation with ${person}`,
  ko: (person) => `${person} 상담`,
  fr: (person) => `Rendez-vous avec ${person}`,
}
