// The outbox: every mail of the site with its state.
import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { hasMailService } from '#app/env.server.ts'
import { countLimit } from '#app/features/inbox/count-words.ts'
import { translatedSentences } from '#app/languages/phrases.server.ts'
import { useSay, useWord } from '#app/languages/say.tsx'
import { heldByKind } from '#app/mail/backlog.server.ts'
import { outboxPause } from '#app/mail/outbox/health.server.ts'
import { type MailRow, mailCountsUpTo, mailStatuses, markLost, pageOfMails } from '#app/mail/outbox/mails.server.ts'
import type { ListSpec } from '#app/routes/admin/shared/list-params.ts'
import { type Column, RecordList, TypedCell } from '#app/routes/admin/shared/record-list.tsx'
import { staffList } from '#app/routes/admin/shared/staff-list.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import type { MailStatus } from '#db/tables/mail.ts'
import { HeldMails } from './held/held.tsx'
import { isInbox } from './links.server.ts'
import { MailLinks, ReaderTabs, readersIn } from './mail-links.tsx'
import { MailPause, WithoutService } from './notices.tsx'
import { mailKindLabel, mailState, mailStatusLabels } from './words.ts'

const spec: ListSpec<MailStatus> = {
  path: '/dashboard/mail',
  rows: 'mails',
  pages: 'Mail pages',
  caption: 'Emails, newest first',
  cursor: ['number', 'id'],
  tabs: { label: 'Emails by state', statuses: mailStatusLabels, isCountLimited: true },
  empty: {
    yet: {
      title: 'No emails yet',
      hint: 'Emails that the site sends appear here.',
    },
    inStatus: (label) => `No emails: ${label.toLowerCase()}`,
  },
}

export const handle = { permission: 'mail.read', title: 'Mail' } as const

export const loader = staffList(handle.permission, spec, async ({ status, after, chosen }, { now, staff, request }) => {
  const to = readersIn(new URL(request.url).searchParams.get('to'))
  const [page, counts, pause, held] = await Promise.all([
    pageOfMails(db, { status, to }, after),
    mailCountsUpTo(db, countLimit, to),
    outboxPause(db),
    heldByKind(db),
  ])
  const said = pause && { ...pause, reason: translatedSentences(staff.language, pause.reason) }
  const rows = await markLost(db, page.rows, now)
  const shown = { counts: usualCounts(counts, status), pause: said, held, isInbox, hasMailService }
  return { ...page, rows, ...shown, chosen: { ...chosen, to } }
})

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
        columns={columnsOf(timeZone)}
        keyOf={({ id }) => id}
      />
    </StaffPage>
  )
}

const columnsOf = (zone: string): Column<MailRow & { isLost: boolean }>[] => [
  { head: 'Subject', cell: (mail) => <Subject {...mail} /> },
  { head: 'To', cell: ({ to_address }) => (to_address ? <TypedCell>{to_address}</TypedCell> : '–') },
  { head: `Created (${zone})`, cell: ({ created_at }) => <Moment at={created_at} zone={zone} /> },
  {
    head: 'Status',
    cell: (mail) => {
      const { pill, label } = mailState(mail)
      return <Pill status={pill}>{label}</Pill>
    },
  },
]

function Subject({ id, subject, kind }: MailRow) {
  const say = useSay()
  const word = useWord()
  return (
    <>
      <TypedCell to={`${spec.path}/${id}`}>{subject || say('(no longer kept)')}</TypedCell>
      <span className="row-note">{word(mailKindLabel(kind))}</span>
    </>
  )
}
