import type { EnquiryEventLine } from '#app/features/enquiries/enquiries.server.ts'
import type { EnquiryForm } from '#db/schema.ts'
import { formLabels } from './contact-labels.ts'
import { Moved, Replied, Thread } from './thread.tsx'

type ContactThreadProps = { events: readonly EnquiryEventLine[]; form: EnquiryForm; zone: string }

export function ContactThread({ events, form, zone }: ContactThreadProps) {
  const shown = events.map((event) => ({
    ...{ id: event.id, at: event.at, note: event.type === 'withdrawn' ? null : event.note },
    what: <What event={event} form={form} />,
  }))
  return <Thread events={shown} zone={zone} />
}

function What({ event, form }: { event: EnquiryEventLine; form: EnquiryForm }) {
  const { type, from_status, to_status, actor } = event
  if (type === 'received') return `Sent by the visitor: ${formLabels[form]}`
  if (type === 'added') return 'Added by the visitor:'
  if (type === 'withdrawn') return 'Withdrawn by the visitor'
  if (type === 'reply') return <Replied event={event} />
  if (type === 'undelivered') return 'A mail did not arrive:'
  return <Moved kind="enquiry" from={from_status} to={to_status} actor={actor} />
}
