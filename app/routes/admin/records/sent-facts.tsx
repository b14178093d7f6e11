import type { ReactNode } from 'react'
import { Fact } from '#app/routes/admin/shared/facts.tsx'
import { Moment } from '#app/ui/text/moment.tsx'

type SentFactsProps = { reference: string; receivedAt: number; zone: string; children: ReactNode }

/** Data that came with a message; empty fields are left out. */
export function SentFacts({ reference, receivedAt, zone, children }: SentFactsProps) {
  return (
    <section className="card" aria-labelledby="details-heading">
      <h2 id="details-heading">Details</h2>
      <div className="facts">
        <dl className="dl">
          {children}
          <Fact label="Received">
            <Moment at={receivedAt} zone={zone} /> ({zone})
          </Fact>
          <Fact label="Reference">
            <span className="reference">{reference}</span>
          </Fact>
        </dl>
      </div>
    </section>
  )
}
