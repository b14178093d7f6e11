import type { LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { type SubscriberCounts, subscriberCounts } from '#app/features/newsletter/newsletter.server.ts'
import { isSubscriberState, type SubscriberState, stateLabels, stateOf } from '#app/features/newsletter/status.ts'
import { listSubscribers } from '#app/features/newsletter/subscribers.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import { requireStaff } from '#app/features/staff/require-staff.server.ts'
import { ListPager } from '#app/routes/admin/shared/list-pager.tsx'
import { cursorOf, listPath, searchOf } from '#app/routes/admin/shared/list-query.ts'
import { ListSearch } from '#app/routes/admin/shared/list-search.tsx'
import { StatusLinks } from '#app/routes/admin/shared/status-links.tsx'
import { pageMeta } from '#app/routes/page-meta.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SubscriberTable } from './subscriber-table.tsx'

const path = '/dashboard/newsletter'

export const handle = { permission: 'newsletter.read' } as const

export const meta: MetaFunction = (args) => pageMeta(args, { title: 'Newsletter', noindex: true })

export async function loader({ request }: LoaderFunctionArgs) {
  const { role, timeZone } = await requireStaff(db, request, handle.permission)
  const query = new URL(request.url).searchParams
  const asked = query.get('status')
  const state = isSubscriberState(asked) ? asked : undefined
  const search = searchOf(query)
  const after = cursorOf(query, 1)
  const [counted, { rows, next }] = await Promise.all([
    subscriberCounts(db),
    listSubscribers(db, { state, search }, after),
  ])
  const chosen = { status: state, q: search }
  return {
    ...{ timeZone, counts: byState(counted), state, search },
    rows: rows.map((row) => ({ ...row, state: stateOf(row) })),
    mayWrite: can(role, 'newsletter.write'),
    newest: after ? listPath(path, chosen) : null,
    older: next ? listPath(path, chosen, next) : null,
  }
}

export { readOnly as action } from '#app/routes/admin/shared/read-only.server.ts'

function byState({ held, total, ...counts }: SubscriberCounts): Record<SubscriberState, number> {
  return { ...counts, pending: counts.pending - held, held }
}

export default function SubscribersPage() {
  const { timeZone, counts, state, search, rows, mayWrite, newest, older } = useLoaderData<typeof loader>()
  return (
    <>
      <div className="toolbar">
        <h1>Newsletter</h1>
        {mayWrite ? (
          // A plain link: the answer is a file.
          <a className="button button-outline" href={`${path}.csv`}>
            <Icon name="download" size={18} />
            Download active as CSV
          </a>
        ) : null}
      </div>
      <StatusLinks label="Subscribers by state" current={state ?? 'all'} links={stateLinks(counts, search)} />
      <ListSearch {...{ path, status: state, search }} name="Subscribers" label="Search in name and email" />
      {rows.length > 0 ? (
        <SubscriberTable {...{ rows, mayWrite }} zone={timeZone} areHeld={state === 'held'} />
      ) : (
        <NothingFound {...{ state, search }} isPast={newest !== null} />
      )}
      <ListPager label="Subscribers pages" newest={newest} older={older} />
    </>
  )
}

function stateLinks(counts: Record<SubscriberState, number>, search: string) {
  // A search looks for more than the counts know of.
  const countOf = (count: number) => (search ? null : count)
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0) - counts.held
  return [
    { id: 'all', label: 'All', to: listPath(path, { q: search }), count: countOf(all) },
    ...Object.entries(stateLabels).map(([id, label]) => {
      const count = countOf(counts[id as SubscriberState])
      return { id, label, to: listPath(path, { status: id, q: search }), count }
    }),
  ]
}

type NothingFoundProps = { state?: SubscriberState; search: string; isPast: boolean }

function NothingFound({ state, search, isPast }: NothingFoundProps) {
  const clear = <LinkButton to={path}>Show all subscribers</LinkButton>
  if (isPast) return <EmptyState title="No older subscribers" hint="This is the end of the list." action={clear} />
  if (search) {
    const hint =
      'Try fewer or shorter words. Every word must occur; capitals and accents do not matter. Of people who unsubscribed no name and no address is kept.'
    return <EmptyState title="No subscribers found" hint={hint} action={clear} />
  }
  if (state === 'held') {
    const hint = 'Requests that look as if a robot had sent them wait here without a mail, for 30 days.'
    return <EmptyState title="Nothing is held back" hint={hint} action={clear} />
  }
  if (state) return <EmptyState title={`No subscribers are ${stateLabels[state].toLowerCase()}`} action={clear} />
  const form = (
    <LinkButton to="/newsletter" variant="outline">
      Open the newsletter page
    </LinkButton>
  )
  return (
    <EmptyState title="No subscribers yet" hint="Who asks for the newsletter on the site shows here." action={form} />
  )
}
