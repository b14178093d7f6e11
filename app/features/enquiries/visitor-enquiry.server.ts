// The enquiry as its sender sees it, behind the mailed status link.

import { appointmentForVisitor } from '#app/features/appointments/status-appointment.server.ts'
import { asSeen, lastWord, type Seen, toldEvents, visitorHistory } from '#app/features/records/visitor/history.ts'
import { isOpenToVisitor, promiseToVisitor } from '#app/features/records/visitor/visitor.server.ts'
import { type Phrase, sayIn } from '#app/languages/phrases.server.ts'
import type { Db } from '#db/schema.ts'
import { findEnquiry } from './enquiries.server.ts'
import { stageOf, tellEnquiryMove } from './enquiry-stages.ts'

export async function enquiryForVisitor(db: Db, reference: string, now: number, seen: Seen = asSeen) {
  const { query, language } = seen
  const say = sayIn(language)
  const enquiry = await findEnquiry(db, reference, query.whole)
  if (!enquiry) return null
  const { name, email, phone, company, subject, services, message, status } = enquiry
  const events = toldEvents(enquiry.events, now)
  const last = lastWord(events)
  const appointment = await appointmentForVisitor(db, reference, now, language)
  const facts: [label: Phrase, value: string | null][] = [
    ['Name', name],
    ['Email', email],
    ['Phone', phone],
    ['Company', company],
    ['Subject', subject],
    ['Services', services.map((service) => say(service)).join(', ')],
  ]
  return {
    reference,
    what: 'enquiry' as const,
    message,
    isOpen: isOpenToVisitor({ kind: 'enquiry', status }),
    stage: stageOf(status, events, last, language),
    receivedAt: enquiry.received_at,
    promise: promiseToVisitor({ ...enquiry, bookedAt: appointment?.isHeld ? null : appointment?.startsAt }, last, {
      language,
      now,
    }),
    standing: [],
    interview: null,
    appointment,
    facts: facts.flatMap(([label, value]) => (value ? [{ label: say(label), value }] : [])),
    ...visitorHistory(events, tellEnquiryMove, seen),
  }
}
