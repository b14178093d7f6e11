// The outbox: every mail of the site with its state.
import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { hasMailService } from '#app/env.server.ts'
import { countLimit } from '#app/features/inbox/count-words.ts'
import { translatedSentences } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { heldByKind } from '#app/mail/backlog.server.ts'
import { outboxPause } from '#app/mail/outbox/health.server.ts'
import { mailCountsUpTo, mailStatuses, markLost, pageOfMails, withNames } from '#app/mail/outbox/mails.server.ts'
import type { ListSpec } from '#app/routes/admin/shared/list-params.ts'
import { RecordList } from '#app/routes/admin/shared/record-list.tsx'
import { staffList } from '#app/routes/admin/shared/staff-list.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import type { MailStatus } from '#db/tables/mail.ts'
import { HeldMails } from './held/held.tsx'
import { isInbox } from './links.server.ts'
import { mailColumns } from './mail-columns.tsx'
import { MailLinks, ReaderTabs, readersIn } from './mail-links.tsx'
import { MailPause, WithoutService } from './notices.tsx'
import { mailStatusLabels } from './words.ts'

const spec: ListSpec<MailStatus> = {
  path: '/dashboard/mail',
  rows: 'emails',
  pages: 'Mail pages',
  caption: 'Emails, newest first',
  cursor: ['number', 'id'],
  search: { name: 'Emails', label: 'Search by full email address, or words of an enquiry or application' },
  tabs: { label: 'Emails by state', statuses: mailStatusLabels, isCountLimited: true },
  empty: {
    yet: {
      title: 'No emails yet',
      hint: 'Emails that the site sends appear here.',
    },
    howSearched:
      'Enter a full email address, or words of the enquiry or application that the emails are about, such as a name or reference.',
    inStatus: (label) => `No ${label.toLowerCase()} emails`,
    byStatus: {
      sending: { title: 'No emails being sent' },
      complained: { title: 'No emails reported as spam' },
      unknown: { title: 'No emails need review' },
    },
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
    const said = pause && { ...pause, reason: translatedSentences(staff.language, pause.reason) }
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
