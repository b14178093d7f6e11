import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import {
  type ApplicationRow,
  countApplications,
  listApplications,
} from '#app/features/applications/applications.server.ts'
import { recordKinds } from '#app/features/records/kinds.ts'
import { statusLabel, statusLabels } from '#app/features/records/statuses.ts'
import { useSay } from '#app/languages/say.tsx'
import type { ListSpec, ListState } from '#app/routes/admin/shared/list-params.ts'
import { type Column, RecordList } from '#app/routes/admin/shared/record-list.tsx'
import { staffList } from '#app/routes/admin/shared/staff-list.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import type { ApplicationStatus } from '#db/tables/records.ts'
import { type InboxQuery, listQuery } from '../inbox/query.ts'
import { dueColumn } from '../records/due-column.tsx'
import { PersonLink } from '../records/links.tsx'
import { CareersLinks } from './links.tsx'

const spec: ListSpec<ApplicationStatus> = {
  path: recordKinds.application.path,
  rows: 'applications',
  pages: 'Applications pages',
  caption: 'Applications, newest first',
  cursor: ['number'],
  tabs: {
    label: 'Applications by status',
    statuses: statusLabels('application'),
    none: {
      new: 'No applications are new',
      reviewing: 'No applications are reviewing',
      interview: 'No applications are interview',
      accepted: 'No applications are accepted',
      rejected: 'No applications are rejected',
      withdrawn: 'No applications are withdrawn',
      spam: 'No spam',
    },
    notInAll: ['spam'],
  },
  search: {
    name: 'Applications',
    label: 'Search in reference, name, email, course, phone and message',
    none: 'No applications found',
  },
  empty: {
    yet: {
      title: 'No applications yet',
      hint: 'Course applications appear here.',
      link: { to: '/careers', label: 'Open the courses page' },
    },
  },
}

export const handle = { permission: 'applications.read', title: 'Careers' } as const

export const loader = staffList(handle.permission, spec, async ({ status, search, after }, { now }) => {
  const [counts, { rows, next }] = await Promise.all([
    countApplications(db),
    listApplications(db, { status, search }, after),
  ])
  return { now, rows: rows.map(({ seq, ...row }) => row), next, counts }
})

export default function ApplicationsPage() {
  const say = useSay()
  const { timeZone, now, list, rows } = useLoaderData<typeof loader>()
  const due = dueColumn({ zone: timeZone, now, isSpam: list.status === 'spam' })
  return (
    <StaffPage title={say('Careers')}>
      <CareersLinks current="Applications" />
      <RecordList
        spec={spec}
        list={list}
        rows={rows}
        columns={columnsOf(timeZone, listQuery(asInboxQuery(list)), due)}
        keyOf={({ reference }) => reference}
      />
    </StaffPage>
  )
}

/** The same list as an inbox query, so that its records link to each other. */
const asInboxQuery = ({ status, search }: ListState<ApplicationStatus>): InboxQuery => ({
  view: status === 'spam' ? 'spam' : 'all',
  kind: 'application',
  page: 'application',
  status,
  search,
})

type Row = Omit<ApplicationRow, 'seq'>

const columnsOf = (zone: string, query: string, due: Column<Row>): Column<Row>[] => [
  { head: 'Name', cell: ({ name, reference }) => <PersonLink kind="application" {...{ name, reference, query }} /> },
  { head: 'Course', cell: ({ course_name }) => <span dir="auto">{course_name}</span> },
  { head: 'Received', zone, cell: ({ received_at }) => <Moment at={received_at} zone={zone} /> },
  due,
  { head: 'Status', cell: ({ status }) => <Pill status={status} label={statusLabel('application', status)} /> },
]
