import type { ReactNode } from 'react'
import { Fact } from '#app/routes/admin/shared/facts.tsx'
import { Moment } from '#app/ui/moment.tsx'

type SentFactsProps = {
  reference: string
  receivedAt: number
  zone: string
  /** Why it was quarantined. */
  spamReasons: string | null
  message: string | null
  /** The facts between the time and the message. */
  children: ReactNode
}

/** Everything that somebody sent through a form, to the letter. */
export function SentFacts({ reference, receivedAt, zone, spamReasons, message, children }: SentFactsProps) {
  return (
    <article className="card" aria-labelledby="sent-heading">
      <h2 id="sent-heading">What was sent</h2>
      {spamReasons ? (
        <p className="banner" data-kind="warning">
          Quarantined as spam: {spamReasons}
        </p>
      ) : null}
      <div className="facts">
        <dl className="dl">
          <Fact label="Reference">
            <span className="reference">{reference}</span>
          </Fact>
          <Fact label="Received">
            <Moment at={receivedAt} zone={zone} /> ({zone})
          </Fact>
          {children}
        </dl>
      </div>
      <h3>Message</h3>
      <p className="typed-message" dir="auto">
        {message ?? '–'}
      </p>
    </article>
  )
}
