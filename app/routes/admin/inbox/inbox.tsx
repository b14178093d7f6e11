// Enquiries and applications in one list.
import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { countWords } from '#app/features/inbox/count-words.ts'
import { listColleagues } from '#app/features/records/colleagues.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import { Download } from '#app/routes/admin/shared/list-head.tsx'
import { ListPager } from '#app/routes/admin/shared/list-pager.tsx'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { LinkButton } from '#app/ui/button.tsx'
import type { Role } from '#db/tables/staff.ts'
import { InboxEmpty } from './empty.tsx'
import { InboxFilters } from './filters.tsx'
import { readInboxPage } from './page.server.ts'
import { inboxPath, inboxUrl } from './query.ts'
import { Shortcuts } from './shortcuts.tsx'
import { InboxTable } from './table.tsx'
import { InboxTabs } from './tabs.tsx'

export const handle = { permission: 'inbox.read', title: 'Inbox' } as const

export const loader = staffLoader(handle.permission, async ({ request, staff, now }) => {
  const [page, colleagues] = await Promise.all([readInboxPage(request, staff, now), listColleagues(db)])
  const { unread } = page.counts
  const pageTitle = unread > 0 ? `(${countWords(unread)}) Inbox` : 'Inbox'
  return { pageTitle, ...page, colleagues, ...mayOf(staff.role), timeZone: staff.timeZone }
})

const mayOf = (role: Role) => ({ mayWrite: can(role, 'inbox.write'), mayEnter: can(role, 'enquiries.write') })

export { readOnly as action } from '#app/routes/admin/shared/staff-action.server.ts'

export default function InboxPage() {
  const page = useLoaderData<typeof loader>()
  const { query, counts, rows, first, more, spamHits, kinds, colleagues, now, timeZone } = page
  return (
    <>
      <div className="inbox-head">
        <h1>Inbox</h1>
        <Download href={inboxUrl(query).replace(inboxPath, `${inboxPath}.csv`)}>Export CSV</Download>
        {page.mayEnter ? (
          <LinkButton to={`${inboxPath}/new`} variant="outline">
            Enter a call or visit
          </LinkButton>
        ) : null}
        <InboxFilters query={query} kinds={kinds} colleagues={colleagues} />
      </div>
      <InboxTabs query={query} counts={counts} />
      {rows.length > 0 ? (
        <InboxTable
          rows={rows}
          query={query}
          now={now}
          zone={timeZone}
          colleagues={page.mayWrite ? colleagues : null}
        />
      ) : (
        <InboxEmpty query={query} spamHits={spamHits} isEnd={first !== null} />
      )}
      <ListPager label="Inbox pages" newest={first} older={more} words={pagerWords} />
      <Shortcuts />
    </>
  )
}

const pagerWords = { first: 'Back to the first page', atFirst: 'First page', more: 'More' }
