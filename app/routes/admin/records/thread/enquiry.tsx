import type { EnquiryEventLine } from '#app/features/enquiries/enquiries.server.ts'
import { formLabels } from '#app/routes/admin/enquiries/labels.ts'
import type { EnquiryForm } from '#db/tables/records.ts'
import { answerParts, By, Moved, staffEvent, Thread, type ThreadShown } from './thread.tsx'

type ContactThreadProps = ThreadShown & { path: string; events: readonly EnquiryEventLine[]; form: EnquiryForm }

export function ContactThread({ path, events, form, ...shown }: ContactThreadProps) {
  const lines = events.map((event) => ({
    ...event,
    note: hasOwnWords(event) ? null : event.note,
    what: <What event={event} form={form} />,
    more: answerParts(event, path),
  }))
  return <Thread events={lines} {...shown} />
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
