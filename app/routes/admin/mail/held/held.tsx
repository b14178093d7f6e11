import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { LinkButton } from '#app/ui/button.tsx'
import { Table } from '#app/ui/table.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { mailKindLabel } from '../words.ts'

type HeldMailsProps = { held: { kind: string; count: number; oldest: number }[]; zone: string; children: ReactNode }

const path = '/dashboard/mail/held'

/** The mails that wait for staff to send or discard them, by kind; nothing without any. */
export function HeldMails({ held, zone, children }: HeldMailsProps) {
  if (held.length === 0) return null
  const count = held.reduce((sum, row) => sum + row.count, 0)
  return (
    <section className="banner notice" data-kind="warning" aria-labelledby="held-heading">
      <h2 id="held-heading">{count === 1 ? '1 email is held' : `${count} emails are held`}</h2>
      <div className="button-row">
        <LinkButton to={`${path}/send`} size="s">
          Send all
        </LinkButton>
        <LinkButton to={`${path}/discard`} variant="outline" size="s" data-loss>
          Discard all
        </LinkButton>
      </div>
      <details>
        <summary>Why, and by type ({held.length})</summary>
        <p>
          They had been waiting for more than a day when email was set up, or were waiting in a backup that was
          restored. Their links may have expired, and some may already have been sent.
        </p>
        {children}
        <Table
          isCompact
          caption="Held emails by type"
          columns={['Type', 'Emails', `Oldest (${zone})`, 'Decision']}
          hidden={['Decision']}
        >
          {held.map(({ kind, count, oldest }) => (
            <tr key={kind}>
              <th scope="row">{mailKindLabel(kind)}</th>
              <td data-label="Emails">{count}</td>
              <td data-label="Oldest">
                <Moment at={oldest} zone={zone} only="date" />
              </td>
              <td className="row-action">
                <Link to={`${path}/send?kind=${kind}`}>
                  Send<span className="visually-hidden"> “{mailKindLabel(kind)}”</span>
                </Link>{' '}
                <Link to={`${path}/discard?kind=${kind}`}>
                  Discard<span className="visually-hidden"> “{mailKindLabel(kind)}”</span>
                </Link>
              </td>
            </tr>
          ))}
        </Table>
      </details>
    </section>
  )
}
