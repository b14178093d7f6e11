import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useSay } from '#app/languages/say.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Menu } from '#app/ui/popover.tsx'
import { Table } from '#app/ui/table.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { mailKindLabel } from '../words.ts'

type HeldMailsProps = { held: { kind: string; count: number; oldest: number }[]; zone: string; children: ReactNode }

const path = '/dashboard/mail/held'

/** The mails that wait for staff to send or discard them, by kind; nothing without any. */
export function HeldMails({ held, zone, children }: HeldMailsProps) {
  const say = useSay()
  if (held.length === 0) return null
  const count = held.reduce((sum, row) => sum + row.count, 0)
  return (
    <section className="banner notice" data-kind="warning" aria-labelledby="held-heading">
      <h2 id="held-heading">{count === 1 ? say('1 email is held') : say('{count} emails are held', { count })}</h2>
      <div className="button-row">
        <LinkButton to={`${path}/send`} size="s">
          {say('Send all')}
        </LinkButton>
        <Menu id="held-more">
          <LinkButton to={`${path}/discard`} variant="outline" data-loss>
            {say('Discard all')}
          </LinkButton>
        </Menu>
      </div>
      <details>
        <summary>{say('Why, and by type ({count})', { count: held.length })}</summary>
        <p>
          {say(
            'They had been waiting for more than a day when email was set up, or were waiting in a backup that was restored. Their links may have expired, and some may already have been sent.',
          )}
        </p>
        {children}
        <Table
          isCompact
          caption={say('Held emails by type')}
          columns={['Type', 'Emails', `Oldest (${zone})`, 'Decision']}
          hidden={['Decision']}
        >
          {held.map(({ kind, count, oldest }) => (
            <tr key={kind}>
              <th scope="row">{say(mailKindLabel(kind))}</th>
              <td data-label={say('Emails')}>{count}</td>
              <td data-label={say('Oldest')}>
                <Moment at={oldest} zone={zone} only="date" />
              </td>
              <td className="row-action">
                <Link to={`${path}/send?kind=${kind}`}>
                  {say('Send')}
                  <span className="visually-hidden"> {say('“{type}”', { type: say(mailKindLabel(kind)) })}</span>
                </Link>{' '}
                <Link to={`${path}/discard?kind=${kind}`}>
                  {say('Discard')}
                  <span className="visually-hidden"> {say('“{type}”', { type: say(mailKindLabel(kind)) })}</span>
                </Link>
              </td>
            </tr>
          ))}
        </Table>
      </details>
    </section>
  )
}
