import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { subscriberCounts } from '#app/features/newsletter/newsletter.server.ts'
import { type SubscriberState, stateLabels, stateOf } from '#app/features/newsletter/status.ts'
import { listSubscribers, type SubscriberRow, withSaidReasons } from '#app/features/newsletter/subscribers.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import type { Say } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { Download } from '#app/routes/admin/shared/download.tsx'
import type { ListSpec } from '#app/routes/admin/shared/list-params.ts'
import { type Column, RecordList, TypedCell } from '#app/routes/admin/shared/record-list.tsx'
import { staffList } from '#app/routes/admin/shared/staff-list.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { NewsletterLinks, NotSpam, SubscriberPill } from './newsletter-parts.tsx'

const spec: ListSpec<SubscriberState> = {
  path: '/dashboard/newsletter',
  rows: 'subscribers',
  pages: 'Subscribers pages',
  caption: 'Subscribers, latest sign-up first',
  cursor: ['number'],
  tabs: {
    label: 'Subscribers by state',
    statuses: stateLabels,
    none: {
      active: 'No subscribers are active',
      pending: 'No subscribers are pending',
      quarantined: {
        title: 'Nothing in quarantine',
        hint: 'Sign-ups that look automated wait here for 30 days. We don’t email them.',
      },
      unsubscribed: 'No subscribers are unsubscribed',
      bounced: 'No subscribers are bounced',
      complained: 'No subscribers are reported as spam',
    },
    notInAll: ['quarantined'],
  },
  search: { name: 'Subscribers', label: 'Search in name and email', none: 'No subscribers found' },
  empty: {
    yet: {
      title: 'No subscribers yet',
      hint: 'Newsletter sign-ups appear here.',
      link: { to: '/newsletter', label: 'Open the newsletter page' },
    },
    searchHint: 'We delete the names and addresses of people who unsubscribe.',
  },
}

export const handle = { permission: 'newsletter.read', title: 'Newsletter' } as const

export const loader = staffList(handle.permission, spec, async ({ status: state, search, after }, { staff }) => {
  const [{ quarantined, ...counts }, page] = await Promise.all([
    subscriberCounts(db),
    listSubscribers(db, { state, search }, after),
  ])
  const pending = counts.pending - quarantined
  const rows = page.rows.map((row) => withSaidReasons(staff.language, row))
  return { ...page, rows, counts: { ...counts, pending, quarantined }, mayWrite: can(staff.role, 'newsletter.write') }
})

export default function SubscribersPage() {
  const say = useSay()
  const { timeZone, rows, list, mayWrite } = useLoaderData<typeof loader>()
  const isQuarantined = list.status === 'quarantined'
  const own = isQuarantined ? [quarantine] : consents(say, timeZone)
  const columns = [...people(say, timeZone), ...own, state, ...(isQuarantined && mayWrite ? [release] : [])]
  const download = (
    <Download href={`${spec.path}.csv`}>
      {say('Export {count, plural, one {# active subscriber} other {# active subscribers}} as CSV', {
        count: list.counts?.active ?? 0,
      })}
    </Download>
  )
  return (
    <StaffPage title={say('Newsletter')} beside={mayWrite ? download : null}>
      <NewsletterLinks current="Subscribers" />
      <RecordList spec={spec} list={list} rows={rows} columns={columns} keyOf={({ id }) => id} />
    </StaffPage>
  )
}

type Columns = Column<SubscriberRow>[]

const people = (say: Say, zone: string): Columns => [
  { head: 'Name and email', cell: (row) => <Person {...row} /> },
  {
    head: 'Signed up',
    zone,
    label: 'Signed up',
    cell: ({ consented_at, source }) => (
      <>
        <Moment at={consented_at} zone={zone} />
        {source === '/newsletter' ? null : <div className="typed clamp">{say('from {page}', { page: source })}</div>}
      </>
    ),
  },
]

const consents = (say: Say, zone: string): Columns => [
  {
    head: 'Confirmed|subscription',
    label: 'Confirmed|subscription',
    cell: ({ confirmed_at: at }) => (at ? <Moment at={at} zone={zone} /> : '–'),
  },
  {
    head: 'Marketing',
    label: 'Marketing',
    cell: ({ marketing_at }) => say(marketing_at === null ? 'No' : 'Agreed'),
  },
]

const quarantine: Columns[number] = { head: 'Reason for quarantine', cell: ({ spam_reasons }) => spam_reasons }

const release: Columns[number] = {
  head: 'Release',
  isAction: true,
  cell: (row) => <NotSpam {...row} name={row.name ?? ''} fromList />,
}

const state: Column<SubscriberRow> = { head: 'Status', cell: (row) => <SubscriberPill state={stateOf(row)} /> }

const Person = ({ id, name, email }: SubscriberRow) => {
  const say = useSay()
  return (
    <>
      <TypedCell to={`${spec.path}/${id}`}>{name ?? say('Name deleted')}</TypedCell>
      <div className="typed clamp table-second" dir="auto">
        {email ?? say('Only a hash is kept')}
      </div>
    </>
  )
}
