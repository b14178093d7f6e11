import { Link } from '@remix-run/react'
import { countWords } from '#app/features/inbox/count-words.ts'
import { type View, views } from '#app/features/inbox/filter.ts'
import { useSay } from '#app/languages/say.tsx'
import { LinkLine } from '#app/routes/admin/shared/part-links.tsx'
import { type InboxQuery, inboxUrl, isFiltered } from './query.ts'

type InboxTabsProps = {
  query: InboxQuery
  counts: Record<View, number>
  /** The number of records on the list's first page; null on a later one. */
  found: { count: number; more: string | null } | null
}

/**
 * The views of the inbox; switching views keeps the filters. With a search or a filter, only the open view has a number:
 * that of the records found.
 */
export function InboxTabs({ query, counts, found }: InboxTabsProps) {
  const say = useSay()
  const shown = isFiltered(query)
    ? { [query.view]: found && `${found.count}${found.more === null ? '' : '+'}` }
    : shownCounts(counts)
  return (
    <LinkLine className="tabs inbox-views" label={say('Views of the inbox')} current={query.view}>
      {(Object.keys(views) as View[]).map((view) => (
        <Link key={view} to={inboxUrl({ ...query, view })} aria-current={view === query.view || undefined}>
          {say(views[view])}
          {shown[view] ? <span className="tab-count">{shown[view]}</span> : null}
        </Link>
      ))}
    </LinkLine>
  )
}

/** The views whose counts the database maintains without a limit. */
const kept: readonly View[] = ['done', 'spam', 'all']

const shownCounts = (counts: Record<View, number>) =>
  Object.fromEntries(
    Object.entries(counts).map(([view, count]) => [
      view,
      kept.includes(view as View) ? String(count) : countWords(count),
    ]),
  ) as Record<View, string>
