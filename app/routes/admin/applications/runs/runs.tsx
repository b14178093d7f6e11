import { Link, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { dayOf } from '#app/features/applications/places/seats.server.ts'
import { courseName, listRuns, type RunRow } from '#app/features/applications/runs/runs.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import { readCourses } from '#app/features/texts/kinds/courses.server.ts'
import type { Say } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import type { ListSpec } from '#app/routes/admin/shared/list-params.ts'
import { type Column, RecordList } from '#app/routes/admin/shared/record-list.tsx'
import { staffList } from '#app/routes/admin/shared/staff-list.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { CalendarDate } from '#app/ui/text/calendar-date.tsx'
import { CareersLinks } from '../links.tsx'
import { SeatsPill } from './run-places.tsx'
import { runs } from './words.ts'

const spec: ListSpec<never> = {
  path: runs,
  rows: 'course runs',
  pages: 'Course runs pages',
  caption: 'Course runs, latest start first',
  cursor: ['day', 'id'],
  empty: {
    yet: {
      title: 'No course runs yet',
      hint: 'Create a run with dates and seats. The course’s page shows the next run.',
    },
  },
}

export const handle = { permission: 'applications.read', title: 'Course runs' } as const

export const loader = staffList(handle.permission, spec, async ({ after }, { staff, now }) => {
  const { rows, next } = await listRuns(db, after)
  const courses = await readCourses(db, now)
  const named = rows.map((run) => ({
    ...run,
    course: courseName(courses, run.course_id),
    isOver: run.ends_on < dayOf(now),
  }))
  return { rows: named, next, mayWrite: can(staff.role, 'courses.write') }
})

export default function RunsPage() {
  const say = useSay()
  const { rows, list, mayWrite } = useLoaderData<typeof loader>()
  return (
    <StaffPage
      title={say('Course runs')}
      beside={mayWrite ? <LinkButton to={`${runs}/new`}>{say('New run')}</LinkButton> : null}
    >
      <CareersLinks current="Course runs" />
      <RecordList spec={spec} list={list} rows={rows} columns={columnsOf(say)} keyOf={({ id }) => id} />
    </StaffPage>
  )
}

type Row = RunRow & { course: string; isOver: boolean }

const columnsOf = (say: Say): Column<Row>[] => [
  {
    head: 'Course',
    cell: ({ id, course }) => (
      <Link to={`${runs}/${id}`} dir="auto">
        {course}
      </Link>
    ),
  },
  { head: 'First day', cell: ({ starts_on }) => <CalendarDate date={starts_on} isShort /> },
  { head: 'Last day', label: 'Last day', cell: ({ ends_on }) => <CalendarDate date={ends_on} isShort /> },
  {
    head: 'Seats taken',
    isNumber: true,
    label: 'Seats taken',
    cell: ({ taken, seats }) => say('{count} of {most}', { count: taken, most: seats }),
  },
  {
    head: 'Status',
    cell: ({ isOver, ...run }) => (isOver ? <Pill status="ended">{say('Ended')}</Pill> : <SeatsPill run={run} />),
  },
]
