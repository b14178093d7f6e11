import { Link, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { listActivity } from '#app/features/dashboard/activity.server.ts'
import { readableTypes } from '#app/features/dashboard/activity-lines.ts'
import { countWords } from '#app/features/inbox/count-words.ts'
import { ListPager } from '#app/routes/admin/shared/list-pager.tsx'
import { cursorOf, searchOf } from '#app/routes/admin/shared/list-params.ts'
import { ListSearch } from '#app/routes/admin/shared/list-search.tsx'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import type { Role } from '#db/tables/staff.ts'
import { BeforeSearch } from './before-search.tsx'
import { type HitGroup, searchDesk, searchedWords, searchOne } from './search.server.ts'
import type { Hit, Source } from './sources.server.ts'
import { staffPages } from './staff-pages.server.ts'

const path = '/dashboard/search'

export const handle = { permission: 'dashboard.read', title: 'Search and commands' } as const

export const loader = staffLoader(handle.permission, async ({ request, staff: { id, role, timeZone }, now }) => {
  const query = new URL(request.url).searchParams
  const search = searchOf(query)
  const pages = staffPages(role)
  const reader = { role, pages, now }
  const afterIn = ({ cursor }: Pick<Source, 'cursor'>) => cursorOf(query, cursor)
  const whole = await searchOne(db, reader, { text: search, key: query.get('in') ?? '', afterIn })
  const groups = whole ? [] : await searchDesk(db, reader, search)
  const start = search ? null : { recent: await recentWork(id, role), pages }
  return { search, zone: timeZone, whole, groups, words: searchedWords(role), start }
})

/** What the reader did last, each record and post once. */
async function recentWork(person: string, role: Role) {
  const { rows } = await listActivity(db, { types: readableTypes(role), person })
  return rows.filter(({ path }, at) => path && rows.findIndex((row) => row.path === path) === at).slice(0, 6)
}

export default function DeskSearchPage() {
  const { search, zone, whole, groups, words, start } = useLoaderData<typeof loader>()
  const isEmpty = search !== '' && (whole ? whole.hits.length === 0 : groups.length === 0)
  return (
    <StaffPage title="Search and commands">
      <ListSearch name="Desk" label="Search everything" path={path} search={search} />
      <p className="soft">Searches {[...words, 'staff pages'].join(', ')}.</p>
      {isEmpty ? <EmptyState title="Nothing found" hint="All words must match. Spam isn’t searched here." /> : null}
      {whole ? (
        <Panel id="hits" title={whole.title}>
          <Hits hits={whole.hits} zone={zone} />
          <ListPager label="Pages of results" newest={whole.newest} older={whole.older} />
        </Panel>
      ) : null}
      {groups.map((group) => (
        <Group key={group.title} {...group} zone={zone} />
      ))}
      {start ? <BeforeSearch {...start} zone={zone} /> : null}
    </StaffPage>
  )
}

function Group({ title, hits, count, all, zone }: HitGroup & { zone: string }) {
  return (
    <Panel id={`${title.toLowerCase().replaceAll(' ', '-')}-hits`} title={`${title} (${countWords(count)})`}>
      <Hits hits={hits} zone={zone} />
      <LinkButton to={all} variant="outline" size="s">
        All in {title}
      </LinkButton>
    </Panel>
  )
}

function Hits({ hits, zone }: { hits: Hit[]; zone: string }) {
  return (
    <ol className="activity activity-wide">
      {hits.map(({ key, path, title, detail, status, pill, at }) => (
        <li key={key}>
          <p className="clamp">
            <Link to={path} dir="auto">
              {title}
            </Link>
          </p>
          <p className="clamp" dir="auto">
            {detail}
          </p>
          {status && at !== undefined ? (
            <p className="activity-foot">
              <Pill status={pill ?? status}>{pill && status}</Pill> <Moment at={at} zone={zone} />
            </p>
          ) : null}
        </li>
      ))}
    </ol>
  )
}
