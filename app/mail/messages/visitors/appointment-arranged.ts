// Tells the visitor that an appointment was booked by staff, moved or cancelled; the attached calendar file does the same.
import { findOffice } from '#app/content/company/offices.ts'
import { type Phrase, sayIn } from '#app/languages/phrases.server.ts'
import type { Appointment as CalendarEntry } from '#app/mail/calendar-file.ts'
import { interviewTimes, type Reader } from '#app/mail/interview-times.ts'
import { companyName as company } from '#app/mail/look/mail-look.ts'
import { officeCopy } from '#app/mail/office-words.ts'
import type { Mail } from '#app/mail/outbox/queue.server.ts'
import type { Appointment } from '#db/tables/appointments.ts'
import type { Enquiry, Language } from '#db/tables/records.ts'

type Enquirer = Pick<Enquiry, 'email' | 'reference' | 'language'>
export type ArrangedAppointment = Pick<
  Appointment,
  'id' | 'sequence' | 'office' | 'starts_at' | 'minutes' | 'visitor_zone'
>

export const appointmentBooked = (enquiry: Enquirer, appointment: ArrangedAppointment): Mail => ({
  ...letter(enquiry, appointment, 'booked'),
  kind: 'appointment-booked',
})

export const appointmentMoved = (enquiry: Enquirer, appointment: ArrangedAppointment): Mail => ({
  ...letter(enquiry, appointment, 'moved'),
  kind: 'appointment-moved',
})

/** @param isWithdrawn the visitor withdrew the message as well */
export const appointmentCancelled = (
  enquiry: Enquirer,
  appointment: ArrangedAppointment,
  isWithdrawn = false,
): Mail => ({
  ...letter(enquiry, appointment, 'cancelled', isWithdrawn),
  kind: 'appointment-cancelled',
})

type Occasion = 'booked' | 'moved' | 'cancelled'

const see = 'See, move or cancel your appointment'

const words: Record<Occasion, Record<'heading' | 'text' | 'after' | 'link', Phrase>> = {
  booked: {
    heading: 'Your appointment is booked',
    text: 'Your consultation with {company} is booked for this time:',
    after: 'The attached file adds the time to your calendar. If it does not suit you, please choose another one:',
    link: see,
  },
  moved: {
    heading: 'Your appointment has a new time',
    text: 'The time of your consultation with {company} has changed. The new time is:',
    after: 'The attached file changes the time in your calendar. If it does not suit you, please choose another one:',
    link: see,
  },
  cancelled: {
    heading: 'Your appointment is cancelled',
    text: 'The consultation with {company} at this time will not take place:',
    after:
      'The attached file removes it from your calendar. Only the appointment is cancelled; we still have your message:',
    link: 'Check the status',
  },
}

function letter(
  enquiry: Enquirer,
  appointment: ArrangedAppointment,
  occasion: Occasion,
  isWithdrawn = false,
): Omit<Mail, 'kind'> {
  const { email, reference, language } = enquiry
  const say = sayIn(language)
  const { text, after, link } = words[occasion]
  const heading = say(words[occasion].heading)
  return {
    to: email,
    subject: `${heading} (${reference})`,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    reference,
    appointment: calendarEntry(enquiry, appointment, occasion === 'cancelled'),
    letter: {
      language,
      greets: {},
      heading,
      parts: [
        say(text, { company }),
        { facts: appointmentFacts(appointment, language) },
        say(isWithdrawn ? 'The attached file removes it from your calendar.' : after),
        { link: { label: say(link), href: `/status?reference=${reference}` } },
      ],
    },
  }
}

/** The time in each zone concerned, with the office and the length. */
export function appointmentFacts(
  { office: id, starts_at, minutes, visitor_zone }: ArrangedAppointment,
  language: Language,
  reader: Reader = 'visitor',
) {
  const say = sayIn(language)
  const office = findOffice(id)
  const facts: [string, string][] = [
    ...interviewTimes(starts_at, visitor_zone, language, reader),
    [say('Duration'), say('{count} minutes|appointment', { count: minutes })],
    [say('Office|appointment'), office ? officeCopy[language].title(office) : id],
    [say('Where|appointment'), say('By phone or video call')],
  ]
  return facts
}

/** The appointment as the visitor's calendar shows it. */
export const calendarEntry = (
  { email, reference, language }: Enquirer,
  { id, sequence, starts_at, minutes }: ArrangedAppointment,
  isCancelled: boolean,
): CalendarEntry => ({
  id,
  sequence,
  startsAt: starts_at,
  minutes,
  isCancelled,
  attendee: email,
  reference,
  place: sayIn(language)('By phone or video call'),
  summary: `${sayIn(language)('Consultation')} (${reference})`,
})
