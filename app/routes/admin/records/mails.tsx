import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useSay } from '#app/languages/say.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import type { OutboxMail } from '#db/tables/mail.ts'
import { mailKindLabel, mailState } from '../mail/words.ts'

type MailLine = Pick<OutboxMail, 'id' | 'kind' | 'to_address' | 'status' | 'created_at'> & { isLost: boolean }
const none = {
  enquiry: 'No emails about this enquiry yet',
  application: 'No emails about this application yet',
  person: 'No emails about this person yet',
} as const

type RecordMailsProps = {
  about: keyof typeof none
  mails: readonly MailLine[]
  zone: string
  isLinked: boolean
  /** Drawn above the list of mails. */
  children?: ReactNode
}

/** The mails about a record, newest first. */
export function RecordMails({ about, mails, zone, isLinked, children }: RecordMailsProps) {
  const say = useSay()
  return (
    <section className="card" aria-labelledby="mails-heading">
      <h2 id="mails-heading">{say('Emails')}</h2>
      {children}
      {mails.length === 0 ? <p>{say(none[about])}</p> : null}
      <Lines mails={mails.slice(0, shown)} zone={zone} isLinked={isLinked} />
      {mails.length > shown ? (
        <details className="more-facts">
          <summary>{say('Earlier emails ({count})', { count: mails.length - shown })}</summary>
          <Lines mails={mails.slice(shown)} zone={zone} isLinked={isLinked} />
        </details>
      ) : null}
    </section>
  )
}

/** So many that the rail is no longer than the page; the others are in a fold. */
const shown = 2

function Lines({ mails, zone, isLinked }: Omit<RecordMailsProps, 'about' | 'children'>) {
  const say = useSay()
  return (
    <ul className="activity">
      {mails.map(({ id, kind, to_address, created_at, ...state }) => (
        <li key={id}>
          <p>
            {isLinked ? <Link to={`/dashboard/mail/${id}`}>{say(mailKindLabel(kind))}</Link> : say(mailKindLabel(kind))}
          </p>
          <p className="typed" dir="auto">
            {to_address || '–'}
          </p>
          <p className="cluster activity-foot">
            <Pill status={mailState(state).pill} label={mailState(state).label} />{' '}
            <Moment at={created_at} zone={zone} />
          </p>
        </li>
      ))}
    </ul>
  )
}
