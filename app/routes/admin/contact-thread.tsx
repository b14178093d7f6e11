import type { EnquiryEventLine } from '#app/features/enquiries/enquiries.server.ts'
import { statusLabels } from '#app/features/enquiries/status.ts'
import type { EnquiryKind } from '#db/schema.ts'
import { kindLabels } from './contact-labels.ts'
import { Moved, Thread } from './thread.tsx'

type ContactThreadProps = { events: readonly EnquiryEventLine[]; kind: EnquiryKind; zone: string }

export function ContactThread({ events, kind, zone }: ContactThreadProps) {
  const shown = events.map(({ id, at, note, type, from_status, to_status, actor }) => ({
    ...{ id, at, note },
    what:
      type === 'received' ? (
        `Sent by the visitor: ${kindLabels[kind]}`
      ) : (
        <Moved from={from_status && statusLabels[from_status]} to={statusLabels[to_status]} actor={actor} />
      ),
  }))
  return <Thread events={shown} zone={zone} />
}
