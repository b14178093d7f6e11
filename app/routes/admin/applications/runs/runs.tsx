import { Link, useLoaderData } from '@remix-run/react'
import { findCourse } from '#app/content/catalogue/courses.ts'
import { db } from '#app/db.server.ts'
import { listRuns, type RunRow } from '#app/features/applications/runs/runs.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import { ListHead } from '#app/routes/admin/shared/list-head.tsx'
import { ListPager } from '#app/routes/admin/shared/list-pager.tsx'
import { type Column, RecordTable } from '#app/routes/admin/shared/record-list.tsx'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { CalendarDate } from '#app/ui/text/calendar-date.tsx'
import { CareersLinks } from '../links.tsx'

const path = '/dashboard/careers/runs'

export const handle = { permission: 'applications.read', title: 'Course runs' } as const

export const loader = staffLoader(handle.permission, async ({ request, staff }) => {
  const before = /^(\d{4}-\d\d-\d\d)\.([0-9a-f-]{36})$/.exec(new URL(request.url).searchParams.get('before') ?? '')
  const { rows, next } = await listRuns(db, before ? [before[1] ?? '', before[2] ?? ''] : undefined)
  const named = rows.map((run) => ({ ...run, course: findCourse(run.course_id)?.name ?? run.course_id }))
  const older = next ? `${path}?before=${next.join('.')}` : null
  return { rows: named, newest: before ? path : null, older, mayWrite: can(staff.role, 'courses.write') }
})

export { readOnly as action } from '#app/routes/admin/shared/staff-action.server.ts'

export default function RunsPage() {
  const { rows, newest, older, mayWrite } = useLoaderData<typeof loader>()
  return (
    <>
      <ListHead title="Course runs">{mayWrite ? <LinkButton to={`${path}/new`}>New run</LinkButton> : null}</ListHead>
      <CareersLinks current="runs" />
      {rows.length > 0 ? (
        <RecordTable
          caption="Course runs, those that begin last first"
          rows={rows}
          columns={columnsOf(mayWrite)}
          keyOf={({ id }) => id}
          asCards
        />
      ) : (
        <EmptyState
          title="No course runs yet"
          hint="A run has dates and seats; the course’s page shows the next one."
        />
      )}
      <ListPager label="Course runs pages" newest={newest} older={older} />
    </>
  )
}

type Row = RunRow & { course: string }

const columnsOf = (mayWrite: boolean): Column<Row>[] => [
  {
    head: 'Course',
    cell: ({ id, course }) => (mayWrite ? <Link to={`${path}/${id}`}>{course}</Link> : course),
  },
  { head: 'First day', cardLabel: 'First day', cell: ({ starts_on }) => <CalendarDate date={starts_on} /> },
  { head: 'Last day', cardLabel: 'Last day', cell: ({ ends_on }) => <CalendarDate date={ends_on} /> },
  { head: 'Seats taken', cardLabel: 'Seats taken', cell: ({ taken, seats }) => `${taken} of ${seats}` },
  { head: 'Waiting', cardLabel: 'Waiting', cell: ({ waiting }) => waiting },
]
