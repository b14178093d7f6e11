// The audit log: every action with its person, record and time.
import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { auditChoices, listAudit, nobody } from '#app/features/staff/audit/audit.server.ts'
import { translated } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { Download } from '#app/routes/admin/shared/download.tsx'
import { type ListSpec, listPath } from '#app/routes/admin/shared/list-params.ts'
import { RecordList } from '#app/routes/admin/shared/record-list.tsx'
import { staffList } from '#app/routes/admin/shared/staff-list.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { auditQuery } from './audit-query.server.ts'
import { detailsOf } from './details.server.ts'
import { AuditFilter } from './filter.tsx'
import { columnsOf } from './line.tsx'
import { pageOf } from './record-page.ts'
import { subjectsOf } from './subjects.server.ts'

const noneYet = 'Staff actions appear here. Entries are kept for 24 months.'

const spec: ListSpec<never> = {
  path: '/dashboard/audit',
  rows: 'entries',
  pages: 'Audit log pages',
  caption: 'Actions, newest first',
  cursor: ['number', 'id'],
  empty: { yet: { title: 'No entries yet', hint: noneYet } },
}

export const handle = { permission: 'audit.read', title: 'Audit log' } as const

export const loader = staffList(handle.permission, spec, async ({ after }, { staff, request, language, now, say }) => {
  const { role, timeZone } = staff
  const choices = await auditChoices(db)
  const { chosen, filter } = auditQuery(new URL(request.url).searchParams, choices, timeZone)
  const { rows, next } = await listAudit(db, filter, after)
  const subjects = await subjectsOf(db, rows, { language, now })
  const names = new Map(choices.people.map(({ id, name }) => [id, name]))
  return {
    next,
    choices,
    chosen,
    people: [...choices.people.map(({ id, name }) => [id, name] as const), [nobody, say('Not signed in')] as const],
    rows: rows.map(({ record_id, actor_id, ...line }) => ({
      ...line,
      detail: detailsOf(line, language),
      // Without an account it is a name that the site gave.
      actor_name: actor_id === null ? translated(language, line.actor_name) : line.actor_name,
      to: pageOf({ record_id, ...line }, role),
      subject:
        (line.record_kind === 'user' ? names.get(record_id ?? '') : subjects.get(line.record_reference ?? '')) ?? null,
    })),
    download: listPath(`${spec.path}.csv`, chosen),
  }
})

export default function AuditPage() {
  const say = useSay()
  const { timeZone, choices, people, chosen, list, rows, download } = useLoaderData<typeof loader>()
  const isFiltered = Object.values(chosen).some(Boolean)
  const nothing = <EmptyState title={say('No entries found')} hint={say('Nothing matches these filters.')} />
  return (
    <StaffPage title={say('Audit log')} beside={<Download href={download}>{say('Download CSV')}</Download>}>
      <RecordList
        spec={spec}
        list={list}
        rows={rows}
        filter={<AuditFilter path={spec.path} {...{ choices, people, chosen }} />}
        columns={columnsOf(timeZone)}
        keyOf={({ id }) => id}
        empty={isFiltered ? nothing : null}
      />
    </StaffPage>
  )
}
