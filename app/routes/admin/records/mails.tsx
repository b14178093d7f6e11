import { Link } from '@remix-run/react'
import { Pill } from '#app/ui/pill.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import type { OutboxMail } from '#db/tables/mail.ts'
import { mailKindLabel, mailState } from '../mail/words.ts'

type MailLine = Pick<OutboxMail, 'id' | 'kind' | 'to_address' | 'status' | 'created_at'> & { isLost: boolean }
type RecordMailsProps = {
  /** A noun, such as `enquiry`. */
  about: string
  mails: readonly MailLine[]
  zone: string
  isLinked: boolean
}

/** The mails about a record, newest first. */
export function RecordMails({ about, mails, zone, isLinked }: RecordMailsProps) {
  return (
    <section className="card" aria-labelledby="mails-heading">
      <h2 id="mails-heading">Emails</h2>
      {mails.length === 0 ? <p>No emails about this {about} yet</p> : null}
      <ul className="activity">
        {mails.map(({ id, kind, to_address, created_at, ...state }) => (
          <li key={id}>
            <p>{isLinked ? <Link to={`/dashboard/mail/${id}`}>{mailKindLabel(kind)}</Link> : mailKindLabel(kind)}</p>
            <p className="typed" dir="auto">
              {to_address || '–'}
            </p>
            <p className="activity-foot">
              <Pill status={mailState(state).pill}>{mailState(state).label}</Pill>{' '}
              <Moment at={created_at} zone={zone} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
