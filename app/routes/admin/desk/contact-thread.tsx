import type { EnquiryEventLine } from '#app/features/enquiries/enquiries.server.ts'
import type { EnquiryForm } from '#db/tables/records.ts'
import { formLabels } from './contact-labels.ts'
import { AnswerParts, By, Moved, staffEvent, Thread } from './thread.tsx'

type ContactThreadProps = { path: string; events: readonly EnquiryEventLine[]; form: EnquiryForm; zone: string }

export function ContactThread({ path, events, form, zone }: ContactThreadProps) {
  const shown = events.map((event) => ({
    id: event.id,
    at: event.at,
    note: hasOwnWords(event) ? null : event.note,
    what: <What event={event} form={form} />,
    more: <AnswerParts event={event} path={path} />,
  }))
  return <Thread events={shown} zone={zone} />
}

/** Its note is said in the line itself. */
const hasOwnWords = ({ type }: EnquiryEventLine) => type === 'withdrawn' || type === 'assigned'

function What({ event, form }: { event: EnquiryEventLine; form: EnquiryForm }) {
  const { type, from_status, to_status, actor } = event
  if (type === 'received' && actor !== null) return <By what={`Entered: ${formLabels[form]}`} actor={actor} />
  if (type === 'received') return `Sent by the visitor: ${formLabels[form]}`
  if (type === 'added') return 'Added by the visitor:'
  if (type === 'withdrawn') return 'Withdrawn by the visitor'
  if (type === 'answer')
    return event.is_automatic ? 'Sent by a program of the visitor:' : 'Answered by mail by the visitor:'
  return staffEvent(event) ?? <Moved kind="enquiry" from={from_status} to={to_status} actor={actor} />
}
