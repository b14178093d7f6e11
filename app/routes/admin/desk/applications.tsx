import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, type MetaFunction, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { countApplications, listApplications } from '#app/features/applications/applications.server.ts'
import { experienceLabels } from '#app/features/applications/words.ts'
import { recordKinds } from '#app/features/records/kinds.ts'
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
import type { ApplicationStatus } from '#db/schema.ts'

const { path } = recordKinds.application

export const handle = { permission: 'applications.read' } as const

export const meta: MetaFunction = (args) => pageMeta(args, { title: 'Careers', noindex: true })

export async function loader({ request }: LoaderFunctionArgs) {
  const { timeZone } = await requireStaff(db, request, handle.permission)
  const query = new URL(request.url).searchParams
  const asked = query.get('status')
  const status = isStatus('application', asked) ? asked : undefined
  const search = searchOf(query)
  const after = cursorOf(query, 1)
  const [counts, { rows, next }] = await Promise.all([
    countApplications(db),
    listApplications(db, { status, search }, after),
  ])
  const chosen = { status, q: search }
  return {
    ...{ timeZone, counts, status, search },
    rows: rows.map(({ seq, received_at, ...row }) => ({ ...row, at: received_at })),
    newest: after ? listPath(path, chosen) : null,
    older: next ? listPath(path, chosen, next) : null,
  }
}

export { readOnly as action } from '#app/routes/admin/shared/read-only.server.ts'

export default function ApplicationsPage() {
  const { timeZone, counts, status, search, rows, newest, older } = useLoaderData<typeof loader>()
  return (
    <>
      <h1>Careers</h1>
      <StatusLinks label="Applications by status" current={status ?? 'all'} links={statusLinks(counts, search)} />
      <ListSearch
        {...{ path, status, search }}
        name="Applications"
        label="Search in reference, name, email, course, phone and message"
      />
      {rows.length > 0 ? (
        <Table
          caption="Applications, newest first"
          columns={['Reference', 'Name', 'Course', 'Experience', `Received (${timeZone})`, 'Status']}
          asCards
        >
          {rows.map(({ reference, name, course_name, experience, at, status }) => (
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
              <td>{course_name}</td>
              <td>{experienceLabels[experience]}</td>
              <td>
                <Moment at={at} zone={timeZone} />
              </td>
              <td>
                <Pill status={status}>{statusLabel('application', status)}</Pill>
              </td>
            </tr>
          ))}
        </Table>
      ) : (
        <NothingFound {...{ status, search }} isPast={newest !== null} />
      )}
      <ListPager label="Applications pages" newest={newest} older={older} />
    </>
  )
}

function statusLinks(counts: Record<ApplicationStatus, number>, search: string) {
  // A search looks for more than the counts know of.
  const countOf = (count: number) => (search ? null : count)
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0) - counts.spam
  return [
    { id: 'all', label: 'All', to: listPath(path, { q: search }), count: countOf(all) },
    ...statusLabels('application').map(({ status, label }) => {
      return { id: status, label, to: listPath(path, { status, q: search }), count: countOf(counts[status]) }
    }),
  ]
}

type NothingFoundProps = { status?: ApplicationStatus; search: string; isPast: boolean }

function NothingFound({ status, search, isPast }: NothingFoundProps) {
  const clear = <LinkButton to={path}>Show all applications</LinkButton>
  if (isPast) return <EmptyState title="No older applications" hint="This is the end of the list." action={clear} />
  if (search) {
    const hint = 'Try fewer or shorter words. Every word must occur; capitals and accents do not matter.'
    return <EmptyState title="No applications found" hint={hint} action={clear} />
  }
  if (status) {
    const title =
      status === 'spam' ? 'No spam' : `No applications are ${statusLabel('application', status).toLowerCase()}`
    return <EmptyState title={title} action={clear} />
  }
  const courses = (
    <LinkButton to="/careers" variant="outline">
      Open the courses page
    </LinkButton>
  )
  return (
    <EmptyState title="No applications yet" hint="What people send through the courses shows here." action={courses} />
  )
}
