// Puts an interview into the calendar of the member of staff who holds it, moves it there, or removes it.
import { singleLine } from '#app/mail/address.ts'
import type { Appointment } from '#app/mail/calendar-file.ts'
import { interviewTimes } from '#app/mail/interview-times.ts'
import type { Mail } from '#app/mail/outbox/queue.server.ts'
import type { Language } from '#db/tables/records.ts'

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
