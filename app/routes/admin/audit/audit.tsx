// Who did what to which record, and when.
import type { LoaderFunctionArgs } from '@remix-run/node'
import { Form, Link, type MetaFunction, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { type AuditLine, auditChoices, listAudit, nobody } from '#app/features/staff/audit/audit.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import { requireStaff } from '#app/features/staff/require-staff.server.ts'
import { Choice, DayField } from '#app/routes/admin/shared/filter-fields.tsx'
import { ListPager } from '#app/routes/admin/shared/list-pager.tsx'
import { listPath, placeOf } from '#app/routes/admin/shared/list-query.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { Table } from '#app/ui/table.tsx'
import type { Role } from '#db/schema.ts'
import { auditQuery } from './audit-query.server.ts'

const path = '/dashboard/audit'

export const handle = { permission: 'audit.read' } as const

export const meta: MetaFunction = (args) => pageMeta(args, { title: 'Audit Log', noindex: true })

export async function loader({ request }: LoaderFunctionArgs) {
  const { role, timeZone } = await requireStaff(db, request, handle.permission)
  const query = new URL(request.url).searchParams
  const choices = await auditChoices(db)
  const { chosen, filter } = auditQuery(query, choices, timeZone)
  const before = placeOf(query)
  const { lines, next } = await listAudit(db, filter, before)
  return {
    ...{ timeZone, choices, chosen },
    people: [...choices.people.map(({ id, name }) => [id, name] as const), [nobody, 'Nobody signed in'] as const],
    lines: lines.map(({ record_id, actor_id, ...line }) => ({ ...line, to: pageOf({ record_id, ...line }, role) })),
    download: listPath(`${path}.csv`, chosen),
    newest: before ? listPath(path, chosen) : null,
    older: next ? listPath(path, chosen, next) : null,
  }
}

/** The page about the record, for whom it is open. */
function pageOf(
  { record_kind, record_id, record_reference }: Pick<AuditLine, 'record_kind' | 'record_id' | 'record_reference'>,
  role: Role,
) {
  if (record_kind === 'enquiry' && can(role, 'enquiries.read')) return `/dashboard/contacts/${record_reference}`
  if (record_kind === 'application' && can(role, 'applications.read')) return `/dashboard/careers/${record_reference}`
  if (record_kind === 'mail' && can(role, 'mail.read')) return `/dashboard/mail/${record_id}`
  if (record_kind === 'subscriber' && record_id && can(role, 'newsletter.read')) {
    return `/dashboard/newsletter/${record_id}`
  }
  if (record_kind === 'user' && record_id && can(role, 'users.manage')) return `/dashboard/users/${record_id}`
  return null
}

export default function AuditPage() {
  const { timeZone, choices, people, chosen, lines, download, newest, older } = useLoaderData<typeof loader>()
  const isFiltered = Object.values(chosen).some(Boolean)
  return (
    <>
      <div className="toolbar">
        <h1>Audit Log</h1>
        {/* A plain link: the answer is a file. */}
        <a className="button button-outline" href={download}>
          <Icon name="download" size={18} />
          Download as CSV
        </a>
      </div>
      <Form
        method="get"
        action={path}
        className="filter-bar"
        role="search"
        aria-label="Audit log"
        key={JSON.stringify(chosen)}
      >
        <Choice name="person" label="Person" all="Everybody" chosen={chosen.person} options={people} />
        <Choice name="kind" label="Record" all="All records" chosen={chosen.kind} options={choices.kinds.map(option)} />
        <Choice name="verb" label="Deed" all="All deeds" chosen={chosen.verb} options={choices.verbs.map(option)} />
        <DayField name="from" label="From" chosen={chosen.from} />
        <DayField name="to" label="To" chosen={chosen.to} />
        <Button type="submit" variant="secondary">
          Show
        </Button>
      </Form>
      {lines.length > 0 ? (
        <Table
          caption="What was done, newest first"
          columns={[`When (${timeZone})`, 'Person', 'Deed', 'Record', 'Details', 'Address']}
        >
          {lines.map((line) => (
            <AuditRow key={line.id} line={line} zone={timeZone} />
          ))}
        </Table>
      ) : (
        <EmptyState
          title={isFiltered || newest ? 'No entries found' : 'No entries yet'}
          hint={
            isFiltered ? 'Nothing matches these filters.' : 'What staff do shows here. Entries are kept for 24 months.'
          }
          action={isFiltered || newest ? <LinkButton to={path}>Clear Filters</LinkButton> : null}
        />
      )}
      <ListPager label="Audit log pages" newest={newest} older={older} />
    </>
  )
}

type Line = Omit<AuditLine, 'record_id' | 'actor_id'> & { to: string | null }

function AuditRow({ line, zone }: { line: Line; zone: string }) {
  const { at, actor_name, verb, record_kind, record_reference, detail, address, to } = line
  const record = `${words(record_kind)}${record_reference ? ` ${record_reference}` : ''}`
  return (
    <tr>
      <td data-label="When">
        <Moment at={at} zone={zone} />
      </td>
      <td data-label="Person">
        <span className="typed" dir="auto">
          {actor_name}
        </span>
      </td>
      <th scope="row" data-label="Deed">
        {words(verb)}
      </th>
      <td data-label="Record">
        <span className="typed" dir="auto">
          {to ? <Link to={to}>{record}</Link> : record}
        </span>
      </td>
      <td data-label="Details">
        <div className="typed">
          {detail.length === 0 ? '–' : null}
          {detail.map(([name, value]) => (
            <div key={name} dir="auto">
              {words(name)}: {value}
            </div>
          ))}
        </div>
      </td>
      <td data-label="Address">
        <span className="address">{address ?? '–'}</span>
      </td>
    </tr>
  )
}

const option = (value: string) => [value, words(value)] as const

/** As in "Role changed". */
function words(name: string) {
  const spaced = name.replaceAll(/[-_]/g, ' ')
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}
