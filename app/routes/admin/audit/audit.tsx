// The audit log: every action with its person, record and time.
import { Link, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { type AuditLine, auditChoices, listAudit, nobody } from '#app/features/staff/audit/audit.server.ts'
import { spacedWords } from '#app/features/staff/audit/detail-words.ts'
import { Download } from '#app/routes/admin/shared/download.tsx'
import { Typed } from '#app/routes/admin/shared/facts.tsx'
import { Choice, DayField, ListFilter } from '#app/routes/admin/shared/filter-fields.tsx'
import { type ListSpec, listPath } from '#app/routes/admin/shared/list-params.ts'
import { type Column, RecordList } from '#app/routes/admin/shared/record-list.tsx'
import { staffList } from '#app/routes/admin/shared/staff-list.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { auditQuery } from './audit-query.server.ts'
import { pageOf } from './record-page.ts'

const spec: ListSpec<never> = {
  path: '/dashboard/audit',
  rows: 'entries',
  pages: 'Audit log pages',
  caption: 'Actions, newest first',
  cursor: ['number', 'id'],
  empty: { yet: { title: 'No entries yet', hint: 'Staff actions appear here. Entries are kept for 24 months.' } },
}

export const handle = { permission: 'audit.read', title: 'Audit log' } as const

export const loader = staffList(handle.permission, spec, async ({ after }, { staff, request }) => {
  const { role, timeZone } = staff
  const choices = await auditChoices(db)
  const { chosen, filter } = auditQuery(new URL(request.url).searchParams, choices, timeZone)
  const { rows, next } = await listAudit(db, filter, after)
  return {
    next,
    choices,
    chosen,
    people: [...choices.people.map(({ id, name }) => [id, name] as const), [nobody, 'Not signed in'] as const],
    rows: rows.map(({ record_id, actor_id, ...line }) => ({ ...line, to: pageOf({ record_id, ...line }, role) })),
    download: listPath(`${spec.path}.csv`, chosen),
  }
})

export default function AuditPage() {
  const { timeZone, choices, people, chosen, list, rows, download } = useLoaderData<typeof loader>()
  const filter = (
    <ListFilter name="Audit log" path={spec.path} chosen={chosen}>
      <Choice name="person" label="Person" all="Everyone" chosen={chosen.person} options={people} />
      <Choice name="kind" label="Record" all="All records" chosen={chosen.kind} options={choices.kinds.map(option)} />
      <Choice name="verb" label="Action" all="All actions" chosen={chosen.verb} options={choices.verbs.map(option)} />
      <DayField name="from" label="From" chosen={chosen.from} />
      <DayField name="to" label="To" chosen={chosen.to} />
    </ListFilter>
  )
  const isFiltered = Object.values(chosen).some(Boolean)
  const nothing = (
    <EmptyState
      title="No entries found"
      hint={isFiltered ? 'Nothing matches these filters.' : spec.empty.yet.hint}
      action={<LinkButton to={spec.path}>Clear filters</LinkButton>}
    />
  )
  return (
    <StaffPage title="Audit log" beside={<Download href={download}>Download CSV</Download>}>
      <RecordList
        spec={spec}
        list={list}
        rows={rows}
        filter={filter}
        columns={columnsOf(timeZone)}
        keyOf={({ id }) => id}
        empty={isFiltered || list.newest ? nothing : null}
      />
    </StaffPage>
  )
}

type Line = Omit<AuditLine, 'record_id' | 'actor_id'> & { to: string | null }

const columnsOf = (zone: string): Column<Line>[] => [
  { head: 'Action', cell: (line) => <Action {...line} /> },
  { head: 'Details', cell: ({ detail }) => (detail.length === 0 ? '–' : <Details detail={detail} zone={zone} />) },
  { head: 'Person', cell: ({ actor_name }) => <Typed>{actor_name}</Typed> },
  { head: `Time (${zone})`, cell: ({ at }) => <Moment at={at} zone={zone} /> },
  { head: 'Address', cell: ({ address }) => (address === null ? '–' : <span className="address">{address}</span>) },
]

function Action({ verb, record_kind, record_reference, to }: Line) {
  const record = [words(record_kind), record_reference].filter(Boolean).join(' ')
  return (
    <>
      {words(verb)}{' '}
      <span className="row-note typed" dir="auto">
        {to ? <Link to={to}>{record}</Link> : record}
      </span>
    </>
  )
}

const Details = ({ detail, zone }: Pick<Line, 'detail'> & { zone: string }) => (
  <div className="typed">
    {detail.map(([name, value]) => (
      <div key={name} dir="auto">
        {words(name)}: {typeof value === 'number' ? <Moment at={value} zone={zone} /> : value}
      </div>
    ))}
  </div>
)

const option = (value: string) => [value, words(value)] as const

function words(name: string) {
  const spaced = spacedWords(name)
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}
