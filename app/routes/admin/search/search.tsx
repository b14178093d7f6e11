import { Link, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
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
import type { StaffPageLink } from './match-pages.ts'
import { type HitGroup, searchDesk, searchedWords, searchOne } from './search.server.ts'
import type { Hit, Source } from './sources.server.ts'
import { staffPages } from './staff-pages.server.ts'

const path = '/dashboard/search'

export const handle = { permission: 'dashboard.read', title: 'Search and commands' } as const

export const loader = staffLoader(handle.permission, async ({ request, staff: { role, timeZone }, now }) => {
  const query = new URL(request.url).searchParams
  const search = searchOf(query)
  const pages = staffPages(role)
  const reader = { role, pages, now }
  const afterIn = ({ cursor }: Pick<Source, 'cursor'>) => cursorOf(query, cursor)
  const whole = await searchOne(db, reader, { text: search, key: query.get('in') ?? '', afterIn })
  const groups = whole ? [] : await searchDesk(db, reader, search)
  return { search, zone: timeZone, whole, groups, words: searchedWords(role), pages: search ? [] : pages }
})

export default function DeskSearchPage() {
  const { search, zone, whole, groups, words, pages } = useLoaderData<typeof loader>()
  const isEmpty = search !== '' && (whole ? whole.hits.length === 0 : groups.length === 0)
  return (
    <StaffPage title="Search and commands">
      <p>Searches {[...words, 'staff pages'].join(', ')}.</p>
      <ListSearch name="Desk" label="Search everything" path={path} search={search} />
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
      {pages.length > 0 ? <AllPages pages={pages} /> : null}
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

/** Shown until something is searched: the pages below the menu's entry that they belong to. */
function AllPages({ pages }: { pages: StaffPageLink[] }) {
  return (
    <section className="page-groups" aria-label="All pages">
      {grouped(pages).map(({ title, links }) => (
        <details key={title} open>
          <summary>
            <h2>{title}</h2>
          </summary>
          <ul>
            {links.map(({ title, href }) => (
              <li key={href}>
                <Link to={href}>{title}</Link>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  )
}

/** Without this page itself. */
function grouped(pages: readonly StaffPageLink[]) {
  const groups = new Map<string, StaffPageLink[]>()
  for (const page of pages) {
    if (page.href === path) continue
    const { title } = areas.find(({ within }) => within.some((part) => isWithin(page.href, part))) ?? { title: 'More' }
    groups.set(title, [...(groups.get(title) ?? []), page])
  }
  return [...groups].map(([title, links]) => ({ title, links }))
}

/** The overview is the parent of every page, so it holds only itself. */
const isWithin = (href: string, part: string) => href === part || (part !== '/dashboard' && href.startsWith(`${part}/`))

const areas = [
  { title: 'Daily work', within: ['/dashboard', '/dashboard/inbox', '/dashboard/contacts', '/dashboard/activity'] },
  { title: 'Careers', within: ['/dashboard/careers'] },
  { title: 'Newsletter', within: ['/dashboard/newsletter'] },
  { title: 'Mail', within: ['/dashboard/mail'] },
  { title: 'Blog', within: ['/admin-controls'] },
  { title: 'Brand and site', within: ['/admin/branding', '/admin/texts'] },
  {
    title: 'People and settings',
    within: ['/dashboard/users', '/dashboard/audit', '/dashboard/settings', '/dashboard/change-password'],
  },
]
