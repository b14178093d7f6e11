import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { listActivity } from '#app/features/dashboard/activity.server.ts'
import { Download } from '#app/routes/admin/shared/download.tsx'
import { Choice, DayField, ListFilter } from '#app/routes/admin/shared/filter-fields.tsx'
import { ListPager } from '#app/routes/admin/shared/list-pager.tsx'
import { type ListAddress, listPath } from '#app/routes/admin/shared/list-params.ts'
import { staffList } from '#app/routes/admin/shared/staff-list.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ActivityList, activityHint } from './activity-list.tsx'
import { activityQuery } from './activity-query.server.ts'

const spec: ListAddress<never> = { path: '/dashboard/activity', cursor: ['number', 'id'] }

export const handle = { permission: 'dashboard.read', title: 'Activity' } as const

export const loader = staffList(handle.permission, spec, async ({ after }, { request, staff }) => {
  const asked = await activityQuery(db, new URL(request.url).searchParams, staff)
  const { filter, ...choices } = asked
  const { rows, next } = await listActivity(db, filter, after)
  return { ...choices, rows, next, download: listPath(`${spec.path}.csv`, asked.chosen) }
})

export default function ActivityPage() {
  const { timeZone, list, rows, chosen, people, types, download } = useLoaderData<typeof loader>()
  return (
    <StaffPage
      title="Activity"
      above={[{ label: 'Overview', href: '/dashboard' }]}
      beside={<Download href={download}>Download CSV</Download>}
    >
      <p>Dates and times are shown in {timeZone}.</p>
      <ListFilter name="Activity" path={spec.path} chosen={chosen}>
        <Choice name="type" label="Type" all="All types" chosen={chosen.type} options={types} />
        <Choice
          name="person"
          label="Person"
          all="Everyone"
          chosen={chosen.person}
          options={people.map(({ id, name }) => [id, name])}
        />
        <DayField name="from" label="From" chosen={chosen.from} />
        <DayField name="to" label="To" chosen={chosen.to} />
      </ListFilter>
      {rows.length > 0 ? (
        <section className="card" aria-label="Activity, newest first">
          <ActivityList lines={rows} zone={timeZone} isWide />
        </section>
      ) : (
        <NothingFound isFiltered={Object.values(chosen).some(Boolean)} />
      )}
      <ListPager label="Activity pages" newest={list.newest} older={list.older} />
    </StaffPage>
  )
}

const NothingFound = ({ isFiltered }: { isFiltered: boolean }) => (
  <EmptyState
    title={isFiltered ? 'No activity found' : 'No activity yet'}
    hint={isFiltered ? 'Nothing matches these filters.' : activityHint}
    action={isFiltered ? <LinkButton to={spec.path}>Clear filters</LinkButton> : null}
  />
)
