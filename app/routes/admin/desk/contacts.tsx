import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, type MetaFunction, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { countEnquiries, countOverdue, listEnquiries } from '#app/features/enquiries/enquiries.server.ts'
import { recordKinds } from '#app/features/records/kinds.ts'
import { isOverdue } from '#app/features/records/overdue.ts'
import { isStatus, statusLabel, statusLabels } from '#app/features/records/statuses.ts'
import { requireStaff } from '#app/features/staff/require-staff.server.ts'
import { ListPager } from '#app/routes/admin/shared/list-pager.tsx'
import { cursorOf, listPath, searchOf } from '#app/routes/admin/shared/list-query.ts'
import { ListSearch } from '#app/routes/admin/shared/list-search.tsx'
import { StatusLinks } from '#app/routes/admin/shared/status-links.tsx'
import { pageMeta } from '#app/routes/page-meta.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Table } from '#app/ui/table.tsx'
import type { EnquiryStatus } from '#db/schema.ts'
import { AnswerBy } from './answer-by.tsx'

const { path } = recordKinds.enquiry

export const handle = { permission: 'enquiries.read' } as const

export const meta: MetaFunction = (args) => pageMeta(args, { title: 'Contacts', noindex: true })

export async function loader({ request }: LoaderFunctionArgs) {
  const { timeZone } = await requireStaff(db, request, handle.permission)
  const query = new URL(request.url).searchParams
  const asked = query.get('status')
  const status: Shown | undefined = asked === 'overdue' || isStatus('enquiry', asked) ? asked : undefined
  const search = searchOf(query)
  const after = cursorOf(query, 1)
  const now = Date.now()
  const filter = status === 'overdue' ? { overdueAt: now, search } : { status, search }
  const [counted, overdue, { rows, next }] = await Promise.all([
    countEnquiries(db),
    countOverdue(db, now),
    listEnquiries(db, filter, after),
  ])
  const counts = { ...counted, overdue }
  const chosen = { status, q: search }
  return {
    ...{ timeZone, counts, status, search },
    rows: rows.map((row) => ({
      ...{ reference: row.reference, name: row.name, at: row.received_at, status: row.status, due: row.promised_by },
      about: [row.company, row.subject].filter((part) => part !== null),
      isOverdue: isOverdue(row, now),
    })),
    newest: after ? listPath(path, chosen) : null,
    older: next ? listPath(path, chosen, next) : null,
  }
}

export { readOnly as action } from '#app/routes/admin/shared/read-only.server.ts'

export default function ContactsPage() {
  const { timeZone, counts, status, search, rows, newest, older } = useLoaderData<typeof loader>()
  return (
    <>
      <h1>Contacts</h1>
      <StatusLinks label="Contacts by status" current={status ?? 'all'} links={statusLinks(counts, search)} />
      <ListSearch
        {...{ path, status, search }}
        name="Contacts"
        label="Search in reference, name, email, company, subject, phone and message"
      />
      {rows.length > 0 ? (
        <Table
          caption="Contacts, newest first"
          columns={['Reference', 'Name', 'Company and subject', `Received (${timeZone})`, 'Answer by', 'Status']}
          asCards
        >
          {rows.map(({ reference, name, about, at, due, isOverdue, status }) => (
            <tr key={reference}>
              <th scope="row">
                <Link to={`${path}/${reference}`} className="reference">
                  {reference}
                </Link>
              </th>
              <td>
                <span className="typed clamp" dir="auto">
                  {name}
                </span>
              </td>
              <td>
                <div>
                  {about.length === 0 ? '–' : null}
                  {about.map((part, index) => (
                    <div key={index === 0 ? 'first' : 'second'} className="typed clamp" dir="auto">
                      {part}
                    </div>
                  ))}
                </div>
              </td>
              <td data-label="Received">
                <Moment at={at} zone={timeZone} />
              </td>
              {status === 'new' ? (
                <td data-label="Answer by">
                  <div>
                    <AnswerBy at={due} zone={timeZone} isOverdue={isOverdue} />
                  </div>
                </td>
              ) : (
                <td className="blank">–</td>
              )}
              <td>
                <Pill status={status}>{statusLabel('enquiry', status)}</Pill>
              </td>
            </tr>
          ))}
        </Table>
      ) : (
        <NothingFound {...{ status, search }} isPast={newest !== null} />
      )}
      <ListPager label="Contacts pages" newest={newest} older={older} />
    </>
  )
}

type Shown = EnquiryStatus | 'overdue'

function statusLinks(counts: Record<Shown, number>, search: string) {
  // A search looks for more than the counts know of.
  const countOf = (count: number) => (search ? null : count)
  const all = counts.new + counts.in_progress + counts.completed
  return [
    { id: 'all', label: 'All', to: listPath(path, { q: search }), count: countOf(all) },
    ...[{ status: 'overdue' as const, label: 'Overdue' }, ...statusLabels('enquiry')].map(({ status, label }) => {
      return { id: status, label, to: listPath(path, { status, q: search }), count: countOf(counts[status]) }
    }),
  ]
}

type NothingFoundProps = { status?: Shown; search: string; isPast: boolean }

function NothingFound({ status, search, isPast }: NothingFoundProps) {
  const clear = <LinkButton to={path}>Show all contacts</LinkButton>
  if (isPast) return <EmptyState title="No older contacts" hint="This is the end of the list." action={clear} />
  if (search) {
    const hint = 'Try fewer or shorter words. Every word must occur; capitals and accents do not matter.'
    return <EmptyState title="No contacts found" hint={hint} action={clear} />
  }
  if (status === 'spam') {
    return (
      <EmptyState
        title="No spam"
        hint="What robots send is set aside here, and deleted after 30 days."
        action={clear}
      />
    )
  }
  if (status === 'overdue') {
    return (
      <EmptyState
        title="No contacts are overdue"
        hint="Work has begun on every one before its answer was due."
        action={clear}
      />
    )
  }
  if (status) {
    return <EmptyState title={`No contacts are ${statusLabel('enquiry', status).toLowerCase()}`} action={clear} />
  }
  const form = (
    <LinkButton to="/contact" variant="outline">
      Open the contact form
    </LinkButton>
  )
  return (
    <EmptyState
      title="No contacts yet"
      hint="What visitors send through the forms of the site shows here."
      action={form}
    />
  )
}
