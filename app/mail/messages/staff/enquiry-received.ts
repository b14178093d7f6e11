// Notifies staff of a new enquiry; Reply-To is the visitor.

import { officeTitle } from '#app/content/company/offices.ts'
import { bareAddress, isPlainAddress, singleLine } from '#app/mail/address.ts'
import type { Mail } from '#app/mail/outbox/queue.server.ts'
import type { Enquiry } from '#db/tables/records.ts'
import { officeTimes } from '../office-times.ts'
import { appointmentFacts, type Talk } from '../visitors/appointment-arranged.ts'
import { staffCalendarEntry } from './appointment-changed.ts'

type Received = Enquiry & {
  services: string[]
  about: string
  appointment?: (Talk & { held_until?: number | null }) | null
}

const notProvided = 'Not provided'
const heldWords = 'The visitor chose this time, and has been asked to confirm it by email. You can confirm it too:'

/**
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
  if (form !== 'connect') facts.push(['Phone', phone || notProvided], ['Company', company || notProvided])
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
