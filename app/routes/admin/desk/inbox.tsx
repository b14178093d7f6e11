// Enquiries and applications in one list.
import type { LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { listColleagues } from '#app/features/desk/colleagues.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import { requireStaff } from '#app/features/staff/require-staff.server.ts'
import { ListPager } from '#app/routes/admin/shared/list-pager.tsx'
import { pageMeta } from '#app/routes/page-meta.ts'
import { InboxEmpty } from './inbox-empty.tsx'
import { InboxFilters } from './inbox-filters.tsx'
import { readInboxPage } from './inbox-page.server.ts'
import { InboxTable } from './inbox-table.tsx'
import { InboxTabs } from './inbox-tabs.tsx'

export const handle = { permission: 'inbox.read' } as const

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { title: 'Inbox', noindex: true })

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireStaff(db, request, handle.permission)
  const [page, colleagues] = await Promise.all([readInboxPage(request, staff, Date.now()), listColleagues(db)])
  return { ...page, colleagues, mayWrite: can(staff.role, 'inbox.write'), timeZone: staff.timeZone }
}

export { readOnly as action } from '#app/routes/admin/shared/read-only.server.ts'

export default function InboxPage() {
  const page = useLoaderData<typeof loader>()
  const { query, counts, rows, first, more, spamHits, kinds, colleagues, now, timeZone } = page
  return (
    <>
      <div className="inbox-head">
        <h1>Inbox</h1>
        <InboxFilters query={query} kinds={kinds} colleagues={colleagues} />
      </div>
      <InboxTabs query={query} counts={counts} />
      {rows.length > 0 ? (
        <InboxTable {...{ rows, query, now }} zone={timeZone} colleagues={page.mayWrite ? colleagues : null} />
      ) : (
        <InboxEmpty query={query} spamHits={spamHits} isEnd={first !== null} />
      )}
      <ListPager label="Inbox pages" newest={first} older={more} words={pagerWords} />
    </>
  )
}

const pagerWords = { first: 'Back to the first page', atFirst: 'First page', more: 'More' }
