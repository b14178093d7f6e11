import type { EnquiryEventLine } from '#app/features/enquiries/enquiries.server.ts'
import { statusLabels } from '#app/features/enquiries/status.ts'
import type { EnquiryKind } from '#db/schema.ts'
import { kindLabels } from './contact-labels.ts'
import { Moved, Thread } from './thread.tsx'

type ContactThreadProps = { events: readonly EnquiryEventLine[]; kind: EnquiryKind; zone: string }

export function ContactThread({ events, kind, zone }: ContactThreadProps) {
  const shown = events.map((event) => ({
    ...{ id: event.id, at: event.at, note: event.type === 'withdrawn' ? null : event.note },
    what: <What event={event} kind={kind} />,
  }))
  return <Thread events={shown} zone={zone} />
}

function What({ event, kind }: { event: EnquiryEventLine; kind: EnquiryKind }) {
  const { type, from_status, to_status, actor } = event
  if (type === 'received') return `Sent by the visitor: ${kindLabels[kind]}`
  if (type === 'added') return 'Added by the visitor:'
  if (type === 'withdrawn') return 'Withdrawn by the visitor'
  return <Moved from={from_status && statusLabels[from_status]} to={statusLabels[to_status]} actor={actor} />
}
