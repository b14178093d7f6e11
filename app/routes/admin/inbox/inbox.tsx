// Enquiries and applications in one list.
import { Link, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { countWords } from '#app/features/inbox/count-words.ts'
import { type View, views } from '#app/features/inbox/filter.ts'
import { listColleagues } from '#app/features/records/colleagues.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import { Said } from '#app/languages/said.tsx'
import { useSay, useWord } from '#app/languages/say.tsx'
import { Download } from '#app/routes/admin/shared/download.tsx'
import { ListPager } from '#app/routes/admin/shared/list-pager.tsx'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Menu } from '#app/ui/popover.tsx'
import type { Role } from '#db/tables/staff.ts'
import { InboxFilters } from './filters.tsx'
import { useKeptCursor } from './keys/kept-cursor.ts'
import { LastUndo } from './keys/last-undo.tsx'
import { Shortcuts } from './keys/shortcuts.tsx'
import { readInboxPage } from './page.server.ts'
import { PreviewPane } from './preview-pane.tsx'
import { type InboxQuery, inboxPath, inboxUrl } from './query.ts'
import { NoteRow, useNotedRows } from './row-notes.ts'
import { InboxTable } from './table.tsx'
import { InboxTabs } from './tabs.tsx'

export const handle = { permission: 'inbox.read', title: 'Inbox' } as const

export const loader = staffLoader(handle.permission, async ({ request, staff, now, say }) => {
  const [page, colleagues] = await Promise.all([readInboxPage(request, staff, now), listColleagues(db)])
  const { todo } = page.counts
  const pageTitle = todo > 0 ? `(${countWords(todo)}) ${say('Inbox')}` : 'Inbox'
  return { pageTitle, ...page, colleagues, ...mayOf(staff.role), timeZone: staff.timeZone }
})

const mayOf = (role: Role) => ({ mayWrite: can(role, 'inbox.write'), mayEnter: can(role, 'enquiries.write') })

export { readOnly as action } from '#app/routes/admin/shared/staff-action.server.ts'

export default function InboxPage() {
  const say = useSay()
  const page = useLoaderData<typeof loader>()
  const { query, counts, first, more, spamHits, kinds, colleagues, now, timeZone } = page
  const { rows, note } = useNotedRows(page.rows, now)
  useKeptCursor()
  return (
    <>
      <div className="inbox-head">
        <h1>{say('Inbox')}</h1>
        <InboxFilters query={query} kinds={kinds} offices={page.offices} colleagues={colleagues} />
        <Menu id="inbox-more">
          {page.mayEnter ? (
            <LinkButton to={`${inboxPath}/new`} variant="outline">
              <Icon name="phone" size={18} />
              {say('Log a call or visit')}
            </LinkButton>
          ) : null}
          <Download href={inboxUrl(query).replace(inboxPath, `${inboxPath}.csv`)}>{say('Download CSV')}</Download>
          <Download href={inboxUrl(query).replace(inboxPath, `${inboxPath}.json`)}>{say('Download JSON')}</Download>
        </Menu>
      </div>
      <InboxTabs query={query} counts={counts} found={first === null ? { count: rows.length, more } : null} />
      {rows.length > 0 ? (
        <div className="inbox-split">
          <InboxTable
            rows={rows}
            query={query}
            now={now}
            zone={timeZone}
            colleagues={page.mayWrite ? colleagues : null}
            tagsInUse={page.tagsInUse}
          />
          <NoteRow.Provider value={note}>
            <PreviewPane rows={rows} query={query} />
          </NoteRow.Provider>
        </div>
      ) : (
        <InboxEmpty query={query} spamHits={spamHits} isEnd={first !== null} />
      )}
      <ListPager label={say('Inbox pages')} newest={first} older={more} words={pagerWords} />
      <LastUndo />
      <Shortcuts />
    </>
  )
}

const pagerWords = { first: 'Back to the first page', atFirst: 'First page', more: 'More' }

type InboxEmptyProps = { query: InboxQuery; spamHits: number; isEnd: boolean }

/** Explains an empty inbox and links to where records may be. */
function InboxEmpty({ query, spamHits, isEnd }: InboxEmptyProps) {
  const say = useSay()
  const word = useWord()
  const { search, view } = query
  const action = <LinkButton to={inboxPath}>{say('Show records to answer')}</LinkButton>
  if (isEnd)
    return <EmptyState title={say('Nothing more')} hint={say('This is the end of the list.')} action={action} />
  if (!search) {
    const { title, hint } = titles[view] ?? { title: say('Nothing in “{view}”', { view: say(views[view]) }) }
    return <EmptyState title={word(title)} hint={word(hint)} action={action} />
  }
  return (
    <>
      <EmptyState
        title={say('Nothing found')}
        hint={say(
          'Try fewer or shorter words. All words must match; capitals and accents don’t matter. A reference finds its record in any status.',
        )}
        action={<LinkButton to={inboxUrl({ ...query, search: '' })}>{say('Clear search')}</LinkButton>}
      />
      {spamHits > 0 ? (
        <p className="banner" data-kind="info">
          <Said
            phrase="Spam contains {count} that match: {link}"
            values={{
              count: countWords(spamHits),
              link: <Link to={inboxUrl({ ...query, status: undefined, view: 'spam' })}>{say('search in spam')}</Link>,
            }}
          />
        </p>
      ) : null}
    </>
  )
}

const titles: Partial<Record<View, { title: string; hint?: string }>> = {
  todo: { title: 'All caught up', hint: 'Messages from the site’s forms appear here.' },
  overdue: { title: 'Nothing is overdue', hint: 'Every reply has gone out in time.' },
  unread: { title: 'Everything has been read' },
  mine: { title: 'Nothing is assigned to you', hint: 'Select records in another view and assign them to yourself.' },
}
