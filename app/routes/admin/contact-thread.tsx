import type { EnquiryEventLine } from '#app/features/enquiries/enquiries.server.ts'
import { statusLabels } from '#app/features/enquiries/status.ts'
import { Moment } from '#app/ui/moment.tsx'
import type { EnquiryKind } from '#db/schema.ts'
import { kindLabels } from './contact-labels.ts'

type ContactThreadProps = { events: readonly EnquiryEventLine[]; kind: EnquiryKind; zone: string }

/** What happened to an enquiry, who did it and when. */
export function ContactThread({ events, kind, zone }: ContactThreadProps) {
  return (
    <section className="card" aria-labelledby="thread-heading">
      <h2 id="thread-heading">What happened</h2>
      <ol className="thread">
        {events.map((event) => (
          <li key={event.id}>
            <p>
              {event.type === 'received' ? (
                `Sent by the visitor: ${kindLabels[kind]}`
              ) : event.type === 'added' ? (
                'Added by the visitor:'
              ) : event.type === 'withdrawn' ? (
                'Withdrawn by the visitor'
              ) : (
                <>
                  {event.from_status ? `${statusLabels[event.from_status]} → ` : null}
                  {statusLabels[event.to_status]}, by <span dir="auto">{event.actor ?? 'a deleted account'}</span>
                </>
              )}
            </p>
            {event.note && event.type !== 'withdrawn' ? (
              <p className="typed-message" dir="auto">
                {event.note}
              </p>
            ) : null}
            <Moment at={event.at} zone={zone} />
          </li>
        ))}
      </ol>
    </section>
  )
}
