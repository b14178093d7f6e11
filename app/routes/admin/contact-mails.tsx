import { Link } from '@remix-run/react'
import { Moment } from '#app/ui/moment.tsx'
import { Pill } from '#app/ui/pill.tsx'
import type { MailStatus } from '#db/schema.ts'
import { mailKindWords, mailPill, mailStatusLabels } from './mail-words.ts'

type MailLine = { id: string; kind: string; to: string; status: MailStatus; at: number }
type ContactMailsProps = { mails: readonly MailLine[]; zone: string; isLinked: boolean }

/** The mails about an enquiry, newest first. */
export function ContactMails({ mails, zone, isLinked }: ContactMailsProps) {
  return (
    <section className="card" aria-labelledby="mails-heading">
      <h2 id="mails-heading">Mails</h2>
      {mails.length === 0 ? <p>No mail has been written about this enquiry.</p> : null}
      <ul className="activity">
        {mails.map(({ id, kind, to, status, at }) => (
          <li key={id}>
            <p>{isLinked ? <Link to={`/dashboard/mail/${id}`}>{mailKindWords(kind)}</Link> : mailKindWords(kind)}</p>
            <p className="typed" dir="auto">
              {to || '–'}
            </p>
            <p className="activity-foot">
              <Pill status={mailPill[status]}>{mailStatusLabels[status]}</Pill> <Moment at={at} zone={zone} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
