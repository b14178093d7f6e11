import { Link, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { hasMailService } from '#app/env.server.ts'
import { countIssues, listIssues } from '#app/features/newsletter/issues/issues.server.ts'
import { statusLabels, statusPill } from '#app/features/newsletter/issues/words.ts'
import { type Wait, waitsOf } from '#app/features/newsletter/sending/waits.server.ts'
import { topicLabels } from '#app/features/newsletter/topics.ts'
import { can } from '#app/features/staff/permissions.ts'
import { PostButton } from '#app/forms/post-button.tsx'
import { pageLanguages } from '#app/languages/pages.ts'
import type { Say } from '#app/languages/phrases.server.ts'
import { useLanguage, useSay } from '#app/languages/say.tsx'
import type { ListSpec } from '#app/routes/admin/shared/list-params.ts'
import { type Column, RecordList } from '#app/routes/admin/shared/record-list.tsx'
import { staffList } from '#app/routes/admin/shared/staff-list.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import type { IssueRow, IssueStatus } from '#db/tables/issues.ts'
import { NewsletterLinks } from '../newsletter-parts.tsx'
import { WaitLine } from './sending/audience.tsx'
import { issuePage, issues } from './words.ts'

const spec: ListSpec<IssueStatus> = {
  path: issues,
  rows: 'issues',
  pages: 'Issues pages',
  caption: 'Issues, newest first',
  cursor: ['number', 'id'],
  tabs: {
    label: 'Issues by status',
    statuses: statusLabels,
    none: {
      draft: 'No issues are draft',
      scheduled: 'No issues are scheduled',
      preparing: 'No issues are preparing',
      sending: 'No issues are sending',
      paused: 'No issues are paused',
      sent: 'No issues are sent',
      cancelled: 'No issues are cancelled',
    },
  },
  empty: { yet: { title: 'No issues yet', hint: 'An issue is one email to everyone subscribed to its topic.' } },
}

export const handle = { permission: 'newsletter.read', title: 'Newsletter issues' } as const

export const loader = staffList(handle.permission, spec, async ({ status, after }, { staff, now, say }) => {
  const [counts, page] = await Promise.all([countIssues(db), listIssues(db, { status }, after)])
  const waits = await waitsOf(db, page.rows, { hasMailService, now, say })
  const rows = page.rows.map((row) => ({ ...row, wait: waits.get(row.id) ?? null }))
  return { ...page, rows, counts, mayWrite: can(staff.role, 'newsletter.write') }
})

export default function IssuesPage() {
  const say = useSay()
  const { locale } = pageLanguages[useLanguage()]
  const { timeZone, rows, list, mayWrite } = useLoaderData<typeof loader>()
  const create = mayWrite ? (
    <PostButton id="new-issue" action={`${issues}/new`}>
      {say('New issue')}
    </PostButton>
  ) : null
  return (
    <StaffPage title={say('Newsletter issues')} beside={create}>
      <NewsletterLinks current="Issues" />
      <RecordList spec={spec} list={list} rows={rows} columns={columns(say, locale, timeZone)} keyOf={({ id }) => id} />
    </StaffPage>
  )
}

/** A title may hold other numbers, such as a year. */
const namesNumber = (title: string, number: number) => title.match(/\d+/g)?.includes(String(number))

type Row = IssueRow & { wait: Wait | null }

const columns = (say: Say, locale: string, zone: string): Column<Row>[] => [
  {
    head: 'Issue',
    cell: ({ id, title, number }) => (
      <>
        <Link to={issuePage(id)} dir="auto">
          {title}
        </Link>
        {number === null || namesNumber(title, number) ? null : (
          <div className="table-second">{say('Number {number}', { number })}</div>
        )}
      </>
    ),
  },
  { head: 'Topic', cell: ({ topic }) => say(topicLabels[topic]) },
  {
    head: 'Sent or due',
    zone,
    cell: ({ started_at, send_at }) => {
      const at = started_at ?? send_at
      return at === null ? '–' : <Moment at={at} zone={zone} />
    },
  },
  {
    head: 'Recipients',
    isNumber: true,
    label: 'Recipients',
    cell: ({ prepared, prepared_at }) => {
      if (prepared > 0) return prepared.toLocaleString(locale)
      return prepared_at === null ? '–' : say('None')
    },
  },
  {
    head: 'Status',
    cell: ({ status, wait }) => (
      <>
        <Pill status={statusPill[status]} label={statusLabels[status]} />
        {wait ? (
          <div className="table-second">
            <WaitLine wait={wait} zone={zone} />
          </div>
        ) : null}
      </>
    ),
  },
]
