import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { countEnquiries, countOverdue, listEnquiries } from '#app/features/enquiries/enquiries.server.ts'
import { recordKinds } from '#app/features/records/kinds.ts'
import { statusLabel, statusLabels } from '#app/features/records/statuses.ts'
import { useSay } from '#app/languages/say.tsx'
import type { ListSpec, ListState } from '#app/routes/admin/shared/list-params.ts'
import { type Column, RecordList } from '#app/routes/admin/shared/record-list.tsx'
import { staffList } from '#app/routes/admin/shared/staff-list.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import type { EnquiryStatus } from '#db/tables/records.ts'
import { firstWords } from '../inbox/first-words.ts'
import { type InboxQuery, listQuery } from '../inbox/query.ts'
import { dueColumn } from '../records/due-column.tsx'
import { PersonLink } from '../records/links.tsx'

const spec: ListSpec<EnquiryStatus | 'overdue'> = {
  path: recordKinds.enquiry.path,
  rows: 'contacts',
  pages: 'Contacts pages',
  caption: 'Contacts, newest first',
  cursor: ['number'],
  tabs: {
    label: 'Contacts by status',
    statuses: { overdue: 'Overdue', ...statusLabels('enquiry') },
    none: {
      overdue: { title: 'No contacts are overdue', hint: 'Everyone has had a reply in time.' },
      new: 'No contacts are new',
      in_progress: 'No contacts are in progress',
      completed: 'No contacts are completed',
      spam: { title: 'No spam', hint: 'Messages that look automated are quarantined here and deleted after 30 days.' },
    },
    notInAll: ['overdue', 'spam'],
    urgent: 'overdue',
  },
  search: {
    name: 'Contacts',
    label: 'Search in reference, name, email, company, subject, phone and message',
    none: 'No contacts found',
  },
  empty: {
    yet: {
      title: 'No contacts yet',
      hint: 'Messages from the site’s forms appear here.',
      link: { to: '/contact', label: 'Open the contact form' },
    },
  },
}

export const handle = { permission: 'enquiries.read', title: 'Contacts' } as const

export const loader = staffList(handle.permission, spec, async ({ status, search, after }, { now }) => {
  const filter = status === 'overdue' ? { overdueAt: now, search } : { status, search }
  const [counts, overdue, { rows, next }] = await Promise.all([
    countEnquiries(db),
    countOverdue(db, now),
    listEnquiries(db, filter, after),
  ])
  const shown = rows.map(({ seq, message, subject, ...row }) => ({
    ...row,
    about: subject ?? firstWords(message ?? ''),
  }))
  return { now, rows: shown, next, counts: { ...counts, overdue } }
})

export default function ContactsPage() {
  const say = useSay()
  const { timeZone, now, list, rows } = useLoaderData<typeof loader>()
  const due = dueColumn({ zone: timeZone, now, isSpam: list.status === 'spam' })
  return (
    <StaffPage title={say('Contacts')} beside={<AppointmentsLink />}>
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
const asInboxQuery = ({ status, search }: ListState<EnquiryStatus | 'overdue'>): InboxQuery =>
  status === 'overdue'
    ? { view: 'overdue', kind: 'enquiry', page: 'enquiry', search }
    : { view: status === 'spam' ? 'spam' : 'all', kind: 'enquiry', page: 'enquiry', status, search }

type Row = ReturnType<typeof useLoaderData<typeof loader>>['rows'][number]

const columnsOf = (zone: string, query: string, due: Column<Row>): Column<Row>[] => [
  { head: 'Name', cell: ({ name, reference }) => <PersonLink kind="enquiry" {...{ name, reference, query }} /> },
  {
    head: 'Company and subject',
    cell: (row) => <About {...row} />,
  },
  { head: 'Received', zone, cell: ({ received_at }) => <Moment at={received_at} zone={zone} /> },
  due,
  { head: 'Status', cell: ({ status }) => <Pill status={status} label={statusLabel('enquiry', status)} /> },
]

function About({ company, about }: Pick<Row, 'company' | 'about'>) {
  return (
    <div>
      {company === null ? null : <AboutLine>{company}</AboutLine>}
      <AboutLine>{about}</AboutLine>
    </div>
  )
}

const AboutLine = ({ children }: { children: string }) => (
  <div className="typed clamp clamp-1" dir="auto">
    {children}
  </div>
)

const AppointmentsLink = () => (
  <LinkButton to="/dashboard/appointments" variant="outline">
    {useSay()('Appointments')}
  </LinkButton>
)
