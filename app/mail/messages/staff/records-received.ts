import { officeTitle } from '#app/content/company/offices.ts'
import { courseLevel } from '#app/content/course-levels.ts'
import type { EnquiryService } from '#app/content/enquiry-services.ts'
import { type Phrase, type Say, sayIn } from '#app/languages/phrases.server.ts'
import { type Addressee, bareAddress, isPlainAddress, singleLine } from '#app/mail/address.ts'
import type { Part } from '#app/mail/look/layout.ts'
import type { Mail } from '#app/mail/outbox/queue.server.ts'
import type { Application } from '#db/tables/careers.ts'
import type { Enquiry, Language } from '#db/tables/records.ts'
import { officeTimes } from '../office-times.ts'
import { type ArrangedAppointment, appointmentFacts } from '../visitors/appointment-arranged.ts'
import { staffCalendarEntry } from './appointments.ts'

type Change = readonly [field: Phrase, before: string, after: string]

type Applied = Application & { answers: readonly (readonly [label: Phrase, text: string | null])[] }

/**
 * Notifies staff of a new or repeated application; Reply-To is the applicant.
 * @param application its `answers` are those to the form, but for the message
 * @param reader its `to` is one of the operator's own addresses, as `address` or `Name <address>`
 * @param changes the changes that a repeated application proposes; undefined for a new one
 */
export function applicationReceived(
  application: Applied,
  { to, language }: Addressee,
  changes?: readonly Change[],
): Mail {
  const say = sayIn(language)
  const { reference, email, message } = application
  const replyTo = isPlainAddress(email) ? email : undefined
  const named = { reference, course: application.course_name }
  return {
    kind: 'application-received',
    to: bareAddress(to) ?? to,
    replyTo,
    subject: singleLine(
      changes
        ? say('Application {reference}: {course} (applied again)', named)
        : say('Application {reference}: {course}', named),
    ),
    // Without this, staff's absence notices would go to the applicant.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    reference,
    letter: {
      language,
      heading: changes
        ? say('Applied again: {reference}', { reference })
        : say('New application {reference}', { reference }),
      parts: [
        ...(changes ? changedParts(changes, say) : []),
        { facts: applicationFacts(application, language) },
        ...(message ? [say('Message:'), { quote: message }] : [say('No message was written.')]),
        { link: { label: say('Open this application'), href: `/dashboard/careers/${reference}` } },
        replyTo
          ? say('Your reply to this email goes to the applicant.')
          : say('The address above cannot be answered directly: a reply to this email does not reach the applicant.'),
      ],
    },
  }
}

function applicationFacts(application: Applied, language: Language) {
  const say = sayIn(language)
  const { course_name: course, course_level, course_weeks: weeks, promo_code: code } = application
  const level = courseLevel(course_level)
  const terms = { wording: application.consent_wording, version: application.consent_version }
  const facts: [Phrase, string][] = [
    ['Reference', application.reference],
    ['Received|time', officeTimes(application.received_at, language)],
    ['Course', say('{course} ({level}, {weeks, plural, one {# week} other {# weeks}})', { course, level, weeks })],
    ...application.answers.map(([label, text]): [Phrase, string] => [label, text || say('Not provided')]),
    [
      'Discount code',
      code ? say('{code} ({percent}%)', { code, percent: application.promo_percent ?? 0 }) : say('None'),
    ],
    ['Terms', say('{wording} (version {version})', terms)],
  ]
  return onLines(facts, say)
}

/** Each on one line. */
const onLines = (facts: readonly (readonly [Phrase, string])[], say: Say) =>
  facts.map(([label, value]) => [say(label), singleLine(value, 500)] as const)

function changedParts(changes: readonly Change[], say: Say): Part[] {
  const intro = say('The form was sent again with this address for the same course.')
  if (changes.length === 0) return [intro, say('The answers are the same.')]
  const textOf = (value: string) => singleLine(value, 200) || say('(empty)')
  const facts = changes.map(([field, before, after]) => [say(field), `${textOf(before)} → ${textOf(after)}`] as const)
  const decision = say('Nothing has been changed: adopt or dismiss the new answers on the application’s page.')
  return [intro, say('Proposed changes:'), { facts }, decision, say('The current application:')]
}

type Received = Enquiry & {
  services: EnquiryService[]
  about: string
  appointment?: (ArrangedAppointment & { held_until?: number | null }) | null
}

/**
 * Notifies staff of a new enquiry; Reply-To is the visitor.
 * @param enquiry its `about` is the subject of its page in words, `appointment` the time that its visitor chose
 * @param reader its `to` is one of the operator's own addresses, as `address` or `Name <address>`
 */
export function enquiryReceived(enquiry: Received, { to, language }: Addressee): Mail {
  const say = sayIn(language)
  const { reference, email, message, appointment } = enquiry
  const subject = enquiry.subject || say('Contact Form Submission')
  const isHeld = typeof appointment?.held_until === 'number'
  const replyTo = isPlainAddress(email) ? email : undefined
  return {
    kind: 'enquiry-received',
    to: bareAddress(to) ?? to,
    replyTo,
    subject: singleLine(say('Enquiry {reference}: {subject}', { reference, subject })),
    // Without this, staff's absence notices would go to the visitor.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    reference,
    ...(appointment && !isHeld && { appointment: staffCalendarEntry(enquiry, appointment, false, { to, language }) }),
    letter: {
      language,
      heading: say('New enquiry {reference}', { reference }),
      parts: [
        { facts: enquiryFacts(enquiry, subject, language) },
        ...(appointment
          ? [
              isHeld
                ? say('The visitor chose this time, and has been asked to confirm it by email. You can confirm it too:')
                : say('The visitor booked this appointment:'),
              { facts: appointmentFacts(appointment, language, 'staff-of-visitor') },
            ]
          : []),
        say('Message:'),
        { quote: message },
        { link: { label: say('Open this enquiry'), href: `/dashboard/contacts/${encodeURIComponent(reference)}` } },
        replyTo
          ? say('Your reply to this email goes to the visitor.')
          : say('The address above cannot be answered directly: a reply to this email does not reach the visitor.'),
      ],
    },
  }
}

function enquiryFacts(enquiry: Received, subject: string, language: Language) {
  const say = sayIn(language)
  const { form, reference, name, email, phone, company, services, about } = enquiry
  const facts: [Phrase, string][] = [
    ['Reference', reference],
    ['Received|time', officeTimes(enquiry.received_at, language)],
    ['Reply due', officeTimes(enquiry.promised_by, language)],
    ['Office', say(officeTitle(enquiry.office))],
    ['Name', name],
    ['Email', email],
  ]
  if (form !== 'connect')
    facts.push(['Phone', phone || say('Not provided')], ['Company', company || say('Not provided')])
  else if (phone) facts.push(['Phone', phone])
  facts.push(['Subject', subject])
  const chosen = services.map((service) => say(service)).join(', ')
  if (form === 'contact') facts.push(['Services', chosen || say('None selected')])
  if (about) facts.push(['About|subject', about])
  return onLines(facts, say)
}
