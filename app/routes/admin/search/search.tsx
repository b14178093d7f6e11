import { Link, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { listActivity } from '#app/features/dashboard/activity.server.ts'
import { type ActivityLine, readableTypes } from '#app/features/dashboard/activity-lines.ts'
import { countWords } from '#app/features/inbox/count-words.ts'
import { countSpamHits } from '#app/features/inbox/counts.server.ts'
import type { Say } from '#app/languages/phrases.server.ts'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { ActivityList } from '#app/routes/admin/dashboard/activity-list.tsx'
import { inboxUrl, readerOf } from '#app/routes/admin/inbox/query.ts'
import { ListSearch } from '#app/routes/admin/shared/list-filters.tsx'
import { cursorOf, searchOf } from '#app/routes/admin/shared/list-params.ts'
import { ListPager } from '#app/routes/admin/shared/record-list.tsx'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Marked } from '#app/ui/text/marked.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import type { Roles } from '#db/tables/staff.ts'
import { type HitGroup, type ShownHit, searchDesk, searchOne } from './search.server.ts'
import { groupPages, type PageGroup, type Source, staffPages } from './sources.server.ts'

const path = '/dashboard/search'

export const handle = { permission: 'dashboard.read', title: 'Search and commands' } as const

export const loader = staffLoader(handle.permission, async ({ request, staff, now, say, language }) => {
  const { id, role, timeZone } = staff
  const query = new URL(request.url).searchParams
  const search = searchOf(query)
  const pages = staffPages(role, language)
  const reader = { role, pages, now, say }
  const afterIn = ({ cursor }: Pick<Source, 'cursor'>) => cursorOf(query, cursor)
  const whole = await searchOne(db, reader, { text: search, key: query.get('in') ?? '', afterIn })
  const groups = whole ? [] : await searchDesk(db, reader, search)
  const start = search ? null : { recent: await recentWork(id, role, say), pageGroups: groupPages(pages, path) }
  const isEmpty = search !== '' && (whole ? whole.hits.length === 0 : groups.length === 0)
  const spamHits = isEmpty ? await countSpamHits(db, search, readerOf(staff, now)) : 0
  return { search, zone: timeZone, whole, groups, start, isEmpty, spamHits }
})

/** The last deeds of the reader, each record and post once. */
async function recentWork(person: string, role: Roles, say: Say) {
  const { rows } = await listActivity(db, { types: readableTypes(role), person, say })
  return rows.filter(({ path }, at) => path && rows.findIndex((row) => row.path === path) === at).slice(0, 6)
}

export default function DeskSearchPage() {
  const say = useSay()
  const { search, zone, whole, groups, start, isEmpty, spamHits } = useLoaderData<typeof loader>()
  return (
    <StaffPage title={say('Search and commands')}>
      <ListSearch name="Everything" label="Search everything" path={path} search={search} />
      {isEmpty ? (
        <EmptyState
          title={say('Nothing found')}
          hint={say('All words must match. Spam isn’t searched here.')}
          action={
            <LinkButton to={path} variant="outline">
              {say('Clear search')}
            </LinkButton>
          }
        />
      ) : null}
      {spamHits > 0 ? <SpamHits search={search} count={spamHits} /> : null}
      {whole ? (
        <Panel id="hits" title={say(whole.title)}>
          <Hits hits={whole.hits} zone={zone} />
          <ListPager label={say('Pages of results')} newest={whole.newest} older={whole.older} />
        </Panel>
      ) : null}
      {groups.map((group) => (
        <Group key={group.title} {...group} zone={zone} />
      ))}
      {start ? <BeforeSearch {...start} zone={zone} /> : null}
    </StaffPage>
  )
}

const SpamHits = ({ search, count }: { search: string; count: number }) => {
  const say = useSay()
  const link = <Link to={inboxUrl({ view: 'spam', search })}>{say('search in spam')}</Link>
  return (
    <p className="banner" data-kind="info">
      <Said phrase="Spam contains {count} that match: {link}" values={{ count: countWords(count), link }} />
    </p>
  )
}

function Group({ title, hits, count, all, zone }: HitGroup & { zone: string }) {
  const say = useSay()
  return (
    <Panel id={`${title.toLowerCase().replaceAll(' ', '-')}-hits`} title={`${say(title)} (${countWords(count)})`}>
      <Hits hits={hits} zone={zone} />
      {count > hits.length ? (
        <LinkButton to={all} variant="outline" size="s">
          {say('All in {list}', { list: say(title) })}
        </LinkButton>
      ) : null}
    </Panel>
  )
}

function Hits({ hits, zone }: { hits: ShownHit[]; zone: string }) {
  return (
    <ol className="activity activity-wide">
      {hits.map(({ key, path, title, detail, status, pill, at }) => (
        <li key={key}>
          <p className="clamp">
            <Link to={path} dir="auto">
              <Marked parts={title} />
            </Link>
          </p>
          <p className="clamp" dir="auto">
            <Marked parts={detail} />
          </p>
          {status && pill && at !== undefined ? (
            <p className="cluster activity-foot">
              <Pill status={pill}>{status}</Pill> <Moment at={at} zone={zone} />
            </p>
          ) : null}
        </li>
      ))}
    </ol>
  )
}

// The search page until something is searched: the reader's latest work, and all pages of the staff area.
type BeforeSearchProps = { recent: readonly ActivityLine[]; pageGroups: readonly PageGroup[]; zone: string }

const BeforeSearch = ({ recent, pageGroups, zone }: BeforeSearchProps) => {
  const say = useSay()
  return (
    <>
      {recent.length > 0 ? (
        <Panel id="recent" title={say('Your latest work')}>
          <ActivityList lines={recent} zone={zone} isWide />
        </Panel>
      ) : null}
      <Panel id="all-pages" title={say('All pages')}>
        <div className="page-groups">
          {pageGroups.map(({ title, links }) => (
            <section key={title} aria-label={say(title)}>
              <h3>{say(title)}</h3>
              <ul>
                {links.map(({ title, href }) => (
                  <li key={href}>
                    <Link to={href}>{title}</Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </Panel>
    </>
  )
}
