import { Link, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { daysOf } from '#app/features/applications/codes/code-schema.ts'
import { type CodeRow, endDaysOf, listCodes } from '#app/features/applications/codes/codes.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import type { Say } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import type { ListSpec } from '#app/routes/admin/shared/list-params.ts'
import { type Column, RecordList } from '#app/routes/admin/shared/record-list.tsx'
import { staffList } from '#app/routes/admin/shared/staff-list.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { CalendarDate } from '#app/ui/text/calendar-date.tsx'
import { CareersLinks } from '../links.tsx'
import { codes } from '../words.ts'
import { CodePill, codeState, usesWords } from './code-parts.tsx'

const spec: ListSpec<never> = {
  path: codes,
  rows: 'discount codes',
  pages: 'Discount codes pages',
  caption: 'Discount codes, newest first',
  cursor: ['number', 'code'],
  empty: { yet: { title: 'No discount codes yet' } },
}

export const handle = { permission: 'applications.read', title: 'Discount codes' } as const

export const loader = staffList(handle.permission, spec, async ({ after }, { staff, now }) => {
  const { rows, next } = await listCodes(db, after)
  const ends = await endDaysOf(db, rows, now)
  const stateOf = (row: CodeRow) => ({ state: codeState(row, now), ended: ends.get(row.code) ?? null })
  const stated = rows.map((row) => ({ ...row, ...daysOf(row), ...stateOf(row) }))
  return { rows: stated, next, mayWrite: can(staff.role, 'courses.write') }
})

export default function CodesPage() {
  const say = useSay()
  const { rows, list, mayWrite } = useLoaderData<typeof loader>()
  const create = mayWrite ? <LinkButton to={`${spec.path}/new`}>{say('New code')}</LinkButton> : null
  return (
    <StaffPage title={say('Discount codes')} beside={create}>
      <CareersLinks current="Discount codes" />
      <RecordList spec={spec} list={list} rows={rows} columns={columnsOf(say)} keyOf={({ code }) => code} />
    </StaffPage>
  )
}

type Row = CodeRow & ReturnType<typeof daysOf> & { state: ReturnType<typeof codeState>; ended: string | null }

const columnsOf = (say: Say): Column<Row>[] => [
  { head: 'Code', cell: ({ code }) => <Link to={`${spec.path}/${code}`}>{code}</Link> },
  { head: 'Percent', isNumber: true, cell: ({ percent }) => `${percent}%` },
  {
    head: 'First day',
    label: 'First day',
    cell: ({ startsOn }) => (startsOn ? <CalendarDate date={startsOn} isShort /> : say('Any time')),
  },
  {
    head: 'Last day',
    label: 'Last day',
    cell: ({ endsOn }) => (endsOn ? <CalendarDate date={endsOn} isShort /> : say('No end date')),
  },
  { head: 'Uses', label: 'Uses', isNumber: true, cell: (code) => usesWords(code, say) },
  { head: 'Status', cell: ({ state, ended }) => <CodePill state={state} ended={ended} /> },
]
