import { Link, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { daysOf } from '#app/features/applications/codes/code-schema.ts'
import { type CodeRow, listCodes } from '#app/features/applications/codes/codes.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import { ListHead } from '#app/routes/admin/shared/list-head.tsx'
import { ListPager } from '#app/routes/admin/shared/list-pager.tsx'
import { type Column, RecordTable } from '#app/routes/admin/shared/record-list.tsx'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { CalendarDate } from '#app/ui/text/calendar-date.tsx'
import { CareersLinks } from '../links.tsx'
import { CodePill, codeState, usesWords } from './state.tsx'

const path = '/dashboard/careers/codes'

export const handle = { permission: 'applications.read', title: 'Discount codes' } as const

export const loader = staffLoader(handle.permission, async ({ request, staff, now }) => {
  const before = /^(\d{1,14})\.([A-Z0-9-]{1,40})$/.exec(new URL(request.url).searchParams.get('before') ?? '')
  const { rows, next } = await listCodes(db, before ? [Number(before[1]), before[2] ?? ''] : undefined)
  const shown = rows.map((row) => ({ ...row, ...daysOf(row), state: codeState(row, now) }))
  const older = next ? `${path}?before=${next.join('.')}` : null
  return { rows: shown, newest: before ? path : null, older, mayWrite: can(staff.role, 'courses.write') }
})

export { readOnly as action } from '#app/routes/admin/shared/staff-action.server.ts'

export default function CodesPage() {
  const { rows, newest, older, mayWrite } = useLoaderData<typeof loader>()
  return (
    <>
      <ListHead title="Discount codes">
        {mayWrite ? <LinkButton to={`${path}/new`}>New code</LinkButton> : null}
      </ListHead>
      <CareersLinks current="codes" />
      {rows.length > 0 ? (
        <RecordTable
          caption="Discount codes, newest first"
          rows={rows}
          columns={columns}
          keyOf={({ code }) => code}
          asCards
        />
      ) : (
        <EmptyState title="No discount codes yet" />
      )}
      <ListPager label="Discount codes pages" newest={newest} older={older} />
    </>
  )
}

type Row = CodeRow & ReturnType<typeof daysOf> & { state: ReturnType<typeof codeState> }

const columns: Column<Row>[] = [
  { head: 'Code', cell: ({ code }) => <Link to={`${path}/${code}`}>{code}</Link> },
  { head: 'Percent', cardLabel: 'Percent', cell: ({ percent }) => `${percent}%` },
  { head: 'First day', cardLabel: 'First day', cell: ({ startsOn }) => <CalendarDate date={startsOn} /> },
  {
    head: 'Last day',
    cardLabel: 'Last day',
    cell: ({ endsOn }) => (endsOn ? <CalendarDate date={endsOn} /> : 'No end'),
  },
  { head: 'Uses', cardLabel: 'Uses', cell: usesWords },
  { head: 'State', cell: ({ state }) => <CodePill state={state} /> },
]
