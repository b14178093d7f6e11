import { officeTitle } from '#app/content/company/offices.ts'
import { bareAddress, isPlainAddress, singleLine } from '#app/mail/address.ts'
import type { Part } from '#app/mail/look/layout.ts'
import type { Mail } from '#app/mail/outbox/queue.server.ts'
import type { Application } from '#db/tables/careers.ts'
import type { Enquiry } from '#db/tables/records.ts'
import { officeTimes } from '../office-times.ts'
import { appointmentFacts, type Talk } from '../visitors/appointment-arranged.ts'
import { staffCalendarEntry } from './appointments.ts'

const notProvided = 'Not provided'

type Change = readonly [field: string, before: string, after: string]

type Applied = Application & { answers: readonly (readonly [label: string, text: string | null])[] }

/**
 * Notifies staff of a new or repeated application; Reply-To is the applicant.
 * @param application its `answers` are those to the form, but for the message
 * @param to one of the operator's own addresses, as `address` or `Name <address>`
 * @param changes the changes that a repeated application proposes; undefined for a new one
 */
export function applicationReceived(application: Applied, to: string, changes?: readonly Change[]): Mail {
  const { reference, email, message, course_name, course_level, course_weeks } = application
  const replyTo = isPlainAddress(email) ? email : undefined
  const facts: [string, string][] = [
    ['Reference', reference],
    ['Received', officeTimes(application.received_at)],
    ['Course', `${course_name} (${course_level}, ${course_weeks} weeks)`],
    ...application.answers.map(([label, text]): [string, string] => [label, text || notProvided]),
    ['Discount code', application.promo_code ? `${application.promo_code} (${application.promo_percent}%)` : 'None'],
    ['Terms', `${application.consent_wording} (version ${application.consent_version})`],
  ]
  return {
    kind: 'application-received',
    to: bareAddress(to) ?? to,
    replyTo,
    subject: singleLine(`Application ${reference}: ${course_name}${changes ? ' (applied again)' : ''}`),
    // Without this, staff's absence notices would go to the applicant.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    reference,
    letter: {
      heading: changes ? `Applied again: ${reference}` : `New application ${reference}`,
      parts: [
        ...(changes ? changedParts(changes) : []),
        { facts: facts.map(([label, value]) => [label, singleLine(value, 500)] as const) },
        ...(message ? ['Message:', { quote: message }] : ['No message was written.']),
        { link: { label: 'Open this application', href: `/dashboard/careers/${reference}` } },
        replyTo
          ? 'Your reply to this email goes to the applicant.'
          : 'The address above cannot be answered directly: a reply to this email does not reach the applicant.',
      ],
    },
  }
}

function changedParts(changes: readonly Change[]): Part[] {
  const intro = 'The form was sent again with this address for the same course.'
  if (changes.length === 0) return [intro, 'The answers are the same.']
  const facts = changes.map(([field, before, after]) => [field, `${valueText(before)} → ${valueText(after)}`] as const)
  const decision = 'Nothing has been changed: adopt or dismiss the new answers on the application’s page.'
  return [intro, 'Proposed changes:', { facts }, decision, 'The current application:']
}

const valueText = (value: string) => singleLine(value, 200) || '(empty)'

type Received = Enquiry & {
  services: string[]
  about: string
  appointment?: (Talk & { held_until?: number | null }) | null
}

const enquiryReceivedNotProvided = 'Not provided'
const heldWords = 'The visitor chose this time, and has been asked to confirm it by email. You can confirm it too:'

/**
 * Notifies staff of a new enquiry; Reply-To is the visitor.
 * @param enquiry its `about` is the subject of its page in words, `appointment` the time that its visitor chose
 * @param to one of the operator's own addresses, as `address` or `Name <address>`
 */
export function enquiryReceived(enquiry: Received, to: string): Mail {
  const { form, reference, name, email, phone, company, message, services, about, appointment } = enquiry
  const subject = enquiry.subject || 'Contact Form Submission'
  const isHeld = typeof appointment?.held_until === 'number'
  const replyTo = isPlainAddress(email) ? email : undefined
  const facts: [string, string][] = [
    ['Reference', reference],
    ['Received', officeTimes(enquiry.received_at)],
    ['Reply due', officeTimes(enquiry.promised_by)],
    ['Office', officeTitle(enquiry.office)],
    ['Name', name],
    ['Email', email],
  ]
  if (form !== 'connect')
    facts.push(['Phone', phone || enquiryReceivedNotProvided], ['Company', company || enquiryReceivedNotProvided])
  else if (phone) facts.push(['Phone', phone])
  facts.push(['Subject', subject])
  if (form === 'contact') facts.push(['Services', services.join(', ') || 'None selected'])
  if (about) facts.push(['About', about])
  return {
    kind: 'enquiry-received',
    to: bareAddress(to) ?? to,
    replyTo,
    subject: singleLine(`Enquiry ${reference}: ${subject}`),
    // Without this, staff's absence notices would go to the visitor.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    reference,
    ...(appointment &&
      !isHeld && { appointment: staffCalendarEntry(enquiry, appointment, false, { to, language: 'en' }) }),
    letter: {
      heading: `New enquiry ${reference}`,
      parts: [
        { facts: facts.map(([label, value]) => [label, singleLine(value, 500)] as const) },
        ...(appointment
          ? [
              isHeld ? heldWords : 'The visitor booked this appointment:',
              { facts: appointmentFacts(appointment, 'en', 'staff-of-visitor') },
            ]
          : []),
        'Message:',
        { quote: message },
        { link: { label: 'Open this enquiry', href: `/dashboard/contacts/${encodeURIComponent(reference)}` } },
        replyTo
          ? 'Your reply to this email goes to the visitor.'
          : 'The address above cannot be answered directly: a reply to this email does not reach the visitor.',
      ],
    },
  }
}
