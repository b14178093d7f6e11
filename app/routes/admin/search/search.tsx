import { Link, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { searchOf } from '#app/routes/admin/shared/list-params.ts'
import { ListSearch } from '#app/routes/admin/shared/list-search.tsx'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { type HitGroup, searchDesk, searchedTitles } from './search.server.ts'

const path = '/dashboard/search'

export const handle = { permission: 'dashboard.read', title: 'Search' } as const

export const loader = staffLoader(handle.permission, async ({ request, staff: { role, timeZone } }) => {
  const search = searchOf(new URL(request.url).searchParams)
  return { search, zone: timeZone, groups: await searchDesk(db, role, search), titles: searchedTitles(role) }
})

export default function DeskSearchPage() {
  const { search, zone, groups, titles } = useLoaderData<typeof loader>()
  return (
    <StaffPage title="Search">
      {titles.length > 0 ? (
        <p>{hintFor(titles)}</p>
      ) : (
        <p>Your role has no access to anything that can be searched here.</p>
      )}
      <ListSearch name="Desk" label="Search everything" path={path} search={search} />
      {search && groups.length === 0 ? (
        <EmptyState title="Nothing found" hint="Every word must occur. Spam is not searched here." />
      ) : null}
      {groups.map((group) => (
        <Hits key={group.title} {...group} zone={zone} />
      ))}
    </StaffPage>
  )
}

/** Mails have no text index. */
const hintFor = (titles: string[]) =>
  `In ${titles.map((title) => (title === 'Mails' ? 'mails (by a whole address or a reference)' : title.toLowerCase())).join(', ')}.`

function Hits({ title, hits, more, zone }: HitGroup & { zone: string }) {
  return (
    <Panel id={`${title.toLowerCase()}-hits`} title={title}>
      <ol className="activity activity-wide">
        {hits.map((hit) => (
          <li key={hit.path}>
            <p className="clamp">
              <Link to={hit.path} dir="auto">
                {hit.title}
              </Link>
            </p>
            <p className="clamp" dir="auto">
              {hit.detail}
            </p>
            <p className="activity-foot">
              <Pill status={hit.status} /> <Moment at={hit.at} zone={zone} />
            </p>
          </li>
        ))}
      </ol>
      {more ? (
        <LinkButton to={more} variant="outline" size="s">
          More in {title}
        </LinkButton>
      ) : null}
    </Panel>
  )
}
