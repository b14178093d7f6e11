// The outbox: every mail of the site with its state.

import { Link, useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { db } from '#app/db.server.ts'
import { hasMailService } from '#app/env.server.ts'
import { countLimit } from '#app/features/inbox/count-words.ts'
import { PostButton } from '#app/forms/post-button.tsx'
import { sayIn } from '#app/languages/phrases.server.ts'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { storedMessage } from '#app/languages/stored-messages.ts'
import { heldByKind } from '#app/mail/backlog.server.ts'
import { outboxPause } from '#app/mail/outbox/health.server.ts'
import {
  type MailRow,
  mailCountsUpTo,
  mailStatuses,
  markLost,
  pageOfMails,
  withNames,
} from '#app/mail/outbox/mails.server.ts'
import { splitReference } from '#app/routes/admin/shared/facts.tsx'
import type { ListSpec } from '#app/routes/admin/shared/list-params.ts'
import { type Column, RecordList, TypedCell } from '#app/routes/admin/shared/record-list.tsx'
import { staffList } from '#app/routes/admin/shared/staff-list.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Menu } from '#app/ui/popover.tsx'
import { Table } from '#app/ui/table.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import type { MailStatus } from '#db/tables/mail.ts'
import { isInbox } from './links.server.ts'
import { MailLinks, ReaderTabs, readersIn } from './mail-parts.tsx'
import { mailCrumb, mailKindLabel, mailState, mailStatusLabels } from './words.ts'

const spec: ListSpec<MailStatus> = {
  path: '/dashboard/mail',
  rows: 'emails',
  pages: 'Mail pages',
  caption: 'Emails, newest first',
  cursor: ['number', 'id'],
  search: {
    name: 'Emails',
    label: 'Search by full email address, or words of an enquiry or application',
    none: 'No emails found',
  },
  tabs: {
    label: 'Emails by state',
    statuses: mailStatusLabels,
    isCountLimited: true,
    none: {
      queued: 'No queued emails',
      held: 'No held emails',
      sending: 'No emails being sent',
      sent: 'No sent emails',
      delivered: 'No delivered emails',
      bounced: 'No bounced emails',
      complained: 'No emails reported as spam',
      failed: 'No failed emails',
      unknown: 'No emails need review',
      discarded: 'No discarded emails',
    },
  },
  empty: {
    yet: {
      title: 'No emails yet',
      hint: 'Emails that the site sends appear here.',
    },
    howSearched:
      'Enter a full email address, or words of the enquiry or application that the emails are about, such as a name or reference.',
  },
}

export const handle = { permission: 'mail.read', title: 'Mail' } as const

export const loader = staffList(
  handle.permission,
  spec,
  async ({ status, search, after, chosen }, { now, staff, request }) => {
    const to = readersIn(new URL(request.url).searchParams.get('to'))
    const [page, counts, pause, held] = await Promise.all([
      pageOfMails(db, { status, to, search }, after),
      mailCountsUpTo(db, countLimit, to),
      outboxPause(db),
      heldByKind(db),
    ])
    const said = pause && { ...pause, reason: sayIn(staff.language)(storedMessage(pause.reason)) }
    const rows = await withNames(db, await markLost(db, page.rows, now))
    const shown = { counts: usualCounts(counts, status), pause: said, held, isInbox, hasMailService }
    return { ...page, rows, ...shown, chosen: { ...chosen, to } }
  },
)

const usual: readonly MailStatus[] = ['queued', 'sent', 'failed', 'unknown']

/** Rare statuses are offered as filters only if there are such mails. */
const usualCounts = (counts: Record<MailStatus, number>, current?: MailStatus) =>
  Object.fromEntries(
    mailStatuses
      .filter((status) => usual.includes(status) || counts[status] > 0 || status === current)
      .map((status) => [status, counts[status]]),
  ) as Partial<Record<MailStatus, number>>

export default function MailPage() {
  const say = useSay()
  const { timeZone, list, rows, chosen, pause, held, hasMailService, isInbox } = useLoaderData<typeof loader>()
  return (
    <StaffPage title={say('Mail')}>
      <MailLinks current="Sent and waiting" />
      {pause ? <MailPause {...pause} zone={timeZone} /> : null}
      <HeldMails held={held} zone={timeZone}>
        {hasMailService ? null : (
          <p>
            <WithoutService isInbox={isInbox} />
          </p>
        )}
      </HeldMails>
      {hasMailService || held.length > 0 ? null : (
        <p className="banner" data-kind="info">
          <WithoutService isInbox={isInbox} />
        </p>
      )}
      <RecordList
        spec={spec}
        list={list}
        rows={rows}
        filter={<ReaderTabs chosen={chosen} />}
        columns={mailColumns(timeZone)}
        keyOf={({ id }) => id}
      />
    </StaffPage>
  )
}

// The notices above the list of mails while none can be sent.
/** @param isInbox the links in mails are shown on their pages */
function WithoutService({ isInbox }: { isInbox: boolean }) {
  const say = useSay()
  return (
    <>
      {say(
        'Email isn’t set up, so emails are held here. Once it is, those from the last 24 hours are sent; you decide about older ones.',
      )}
      {isInbox ? null : ` ${say('Personal links stay hidden; the staff commands create new ones.')}`}
    </>
  )
}

type MailPauseProps = { reason: string; since: number; zone: string }

function MailPause({ reason, since, zone }: MailPauseProps) {
  const say = useSay()
  return (
    <Panel id="pause-heading" title={say('Sending is paused')} as="warning">
      <p>
        <Said
          phrase="Since {time}. The email service said: {reason}"
          values={{ time: <Moment at={since} zone={zone} />, reason: <span dir="auto">{reason}</span> }}
        />
      </p>
      <p>
        {say('Correct the settings first. The site also tries one email every five minutes and resumes automatically.')}
      </p>
      <PostButton action="/dashboard/mail/resume">{say('Resume')}</PostButton>
    </Panel>
  )
}

// The rows of the list of mails.
type NamedMail = MailRow & { isLost: boolean; name: string | null; isToStaff: boolean }

const mailColumns = (zone: string): Column<NamedMail>[] => [
  { head: 'Subject', cell: (mail) => <Subject {...mail} /> },
  { head: 'To|mail', cell: (mail) => <To {...mail} /> },
  { head: 'Created', zone, cell: ({ created_at }) => <Moment at={created_at} zone={zone} /> },
  {
    head: 'Status',
    cell: (mail) => {
      const { pill, label } = mailState(mail)
      return <Pill status={pill} label={label} />
    },
  },
]

/** The person by name, where the mail goes to them. */
function To({ to_address, name, isToStaff }: NamedMail) {
  if (!to_address) return '–'
  if (!name || isToStaff) return <TypedCell>{to_address}</TypedCell>
  return (
    <>
      <TypedCell>{name}</TypedCell>
      <span className="row-note typed">{to_address}</span>
    </>
  )
}

function Subject({ id, subject, kind, name, isToStaff }: NamedMail) {
  const say = useSay()
  const [words, reference] = splitReference(subject)
  return (
    <>
      <TypedCell to={`${mailCrumb.href}/${id}`}>{words || say('(no longer kept)')}</TypedCell>
      <span className="row-note clamp clamp-1" dir="auto">
        {[say(mailKindLabel(kind)), reference, isToStaff && name].filter(Boolean).join('\u00a0· ')}
      </span>
    </>
  )
}

type HeldMailsProps = { held: { kind: string; count: number; oldest: number }[]; zone: string; children: ReactNode }

const path = '/dashboard/mail/held'

/** The mails that wait for staff to send or discard them, by kind; nothing without any. */
function HeldMails({ held, zone, children }: HeldMailsProps) {
  const say = useSay()
  if (held.length === 0) return null
  const count = held.reduce((sum, row) => sum + row.count, 0)
  return (
    <section className="cluster banner notice" data-kind="warning" aria-labelledby="held-heading">
      <h2 id="held-heading">{say('{count, plural, one {# email is held} other {# emails are held}}', { count })}</h2>
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
          columns={[say('Type'), say('Emails'), `${say('Oldest')} (${zone})`, say('Decision')]}
          hidden={[say('Decision')]}
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
