import type { LoaderFunctionArgs } from '@remix-run/node'
import { Form, type MetaFunction, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { activityPeople, listActivity } from '#app/features/dashboard/activity.server.ts'
import { type ActivityFilter, activityTypes, isActivityType, visitors } from '#app/features/dashboard/activity-lines.ts'
import { addDays, isDay, startOfDay } from '#app/features/dashboard/days.ts'
import { requireStaff } from '#app/features/staff/require-staff.server.ts'
import { Choice, DayField } from '#app/routes/admin/shared/filter-fields.tsx'
import { ListPager } from '#app/routes/admin/shared/list-pager.tsx'
import { cursorOf, listPath } from '#app/routes/admin/shared/list-params.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ActivityList } from './dashboard-activity-list.tsx'

const path = '/dashboard/activity'

export const handle = { permission: 'audit.read' } as const

export const meta: MetaFunction = (args) => pageMeta(args, { title: 'Activity', noindex: true })

export async function loader({ request }: LoaderFunctionArgs) {
  const { timeZone } = await requireStaff(db, request, handle.permission)
  const query = new URL(request.url).searchParams
  const people = [{ id: visitors, name: 'Visitors' }, ...(await activityPeople(db))]
  const chosen = {
    type: oneOf(Object.keys(activityTypes), query.get('type')),
    person: oneOf(
      people.map(({ id }) => id),
      query.get('person'),
    ),
    from: dayIn(query.get('from')),
    to: dayIn(query.get('to')),
  }
  const filter: ActivityFilter = {
    type: isActivityType(chosen.type) ? chosen.type : undefined,
    person: chosen.person || undefined,
    from: chosen.from ? startOfDay(chosen.from, timeZone) : undefined,
    until: chosen.to ? startOfDay(addDays(chosen.to, 1), timeZone) : undefined,
  }
  const after = cursorOf(query, 2)
  const { rows: lines, next } = await listActivity(db, filter, after)
  return {
    ...{ timeZone, lines, chosen, people },
    types: Object.entries(activityTypes),
    newest: after ? listPath(path, chosen) : null,
    older: next ? listPath(path, chosen, next) : null,
  }
}

const oneOf = (known: readonly string[], asked: string | null) => (asked && known.includes(asked) ? asked : '')
const dayIn = (asked: string | null) => (asked && isDay(asked) ? asked : '')

export { readOnly as action } from '#app/routes/admin/shared/read-only.server.ts'

export default function ActivityPage() {
  const { timeZone, lines, chosen, people, types, newest, older } = useLoaderData<typeof loader>()
  const isFiltered = Object.values(chosen).some(Boolean)
  return (
    <>
      <Breadcrumbs items={[{ label: 'Overview', href: '/dashboard' }, { label: 'Activity' }]} />
      <h1>Activity</h1>
      <p>Times and days are those of {timeZone}.</p>
      <Form
        method="get"
        action={path}
        className="filter-bar"
        role="search"
        aria-label="Activity"
        key={JSON.stringify(chosen)}
      >
        <Choice name="type" label="Type" all="All types" chosen={chosen.type} options={types} />
        <Choice
          name="person"
          label="Person"
          all="Everybody"
          chosen={chosen.person}
          options={people.map(({ id, name }) => [id, name])}
        />
        <DayField name="from" label="From" chosen={chosen.from} />
        <DayField name="to" label="To" chosen={chosen.to} />
        <Button type="submit" variant="secondary">
          Show
        </Button>
      </Form>
      {lines.length > 0 ? (
        <section className="card" aria-label="Activity, newest first">
          <ActivityList lines={lines} zone={timeZone} isWide />
        </section>
      ) : (
        <EmptyState
          title={isFiltered ? 'No activity found' : 'No activity yet'}
          hint={
            isFiltered
              ? 'Nothing matches these filters.'
              : 'Enquiries and applications show here as soon as they come in.'
          }
          action={isFiltered ? <LinkButton to={path}>Clear Filters</LinkButton> : null}
        />
      )}
      <ListPager label="Activity pages" newest={newest} older={older} />
    </>
  )
}
