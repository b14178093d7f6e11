import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { listActivity } from '#app/features/dashboard/activity.server.ts'
import type { ActivityLine } from '#app/features/dashboard/activity-lines.ts'
import { can } from '#app/features/staff/permissions.ts'
import { drawn } from '#app/languages/message.ts'
import { useSay } from '#app/languages/say.tsx'
import { Download } from '#app/routes/admin/shared/download.tsx'
import { Choice, DayField, ListFilter } from '#app/routes/admin/shared/list-filters.tsx'
import { type ListAddress, listPath } from '#app/routes/admin/shared/list-params.ts'
import { ListPager } from '#app/routes/admin/shared/record-list.tsx'
import { staffList } from '#app/routes/admin/shared/staff-list.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { dayOf } from '#app/time/days.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { ActivityList, activityHint } from './activity-list.tsx'
import { activityQuery } from './activity-query.server.ts'

const spec: ListAddress<never> = { path: '/dashboard/activity', cursor: ['number', 'id'] }

export const handle = { permission: 'dashboard.read', title: 'Activity' } as const

export const loader = staffList(handle.permission, spec, async ({ after }, { request, staff, say }) => {
  const asked = await activityQuery(db, new URL(request.url).searchParams, staff)
  const { filter, ...choices } = asked
  const { rows, next } = await listActivity(db, { ...filter, say }, after)
  return {
    ...choices,
    rows,
    next,
    download: can(staff.role, 'activity.export') ? listPath(`${spec.path}.csv`, asked.chosen) : null,
  }
})

export default function ActivityPage() {
  const say = useSay()
  const { timeZone, list, rows, chosen, people, types, download } = useLoaderData<typeof loader>()
  return (
    <StaffPage
      title={say('Activity')}
      above={[{ label: 'Overview', href: '/dashboard' }]}
      beside={download === null ? null : <Download href={download}>{say('Export these entries as CSV')}</Download>}
    >
      <p>{say('Dates and times are shown in {zone}.', { zone: timeZone })}</p>
      <ListFilter name={say('Activity')} path={spec.path} chosen={chosen}>
        <Choice name="type" label={say('Type')} all={say('All types')} chosen={chosen.type} options={types} />
        <Choice
          name="person"
          label={say('Person')}
          all={say('Everyone')}
          chosen={chosen.person}
          options={people.map(({ id, name }) => [id, drawn(name)] as const)}
        />
        <DayField name="from" label={say('From|day')} chosen={chosen.from} />
        <DayField name="to" label={say('To|day')} chosen={chosen.to} />
      </ListFilter>
      {rows.length > 0 ? (
        <Days lines={rows} zone={timeZone} />
      ) : (
        <NothingFound isFiltered={Object.values(chosen).some(Boolean)} />
      )}
      <ListPager label={say('Activity pages')} newest={list.newest} older={list.older} />
    </StaffPage>
  )
}

/** Newest first. */
const Days = ({ lines, zone }: { lines: readonly ActivityLine[]; zone: string }) =>
  [...new Set(lines.map(({ at }) => dayOf(at, zone)))].map((day) => {
    const ofDay = lines.filter(({ at }) => dayOf(at, zone) === day)
    return (
      <Panel key={day} id={`day-${day}`} title={<Moment at={ofDay[0]?.at ?? 0} zone={zone} only="date" />}>
        <ActivityList lines={ofDay} zone={zone} isWide only="time" />
      </Panel>
    )
  })

const NothingFound = ({ isFiltered }: { isFiltered: boolean }) => {
  const say = useSay()
  return (
    <EmptyState
      title={isFiltered ? say('No activity found') : say('No activity yet')}
      hint={isFiltered ? say('Nothing matches these filters.') : say(activityHint)}
      action={isFiltered ? <LinkButton to={spec.path}>{say('Clear filters')}</LinkButton> : null}
    />
  )
}
