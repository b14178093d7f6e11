import { Link } from '@remix-run/react'
import { countWords } from '#app/features/inbox/count-words.ts'
import { type View, views } from '#app/features/inbox/filter.ts'
import { type InboxQuery, inboxUrl } from './query.ts'

type InboxTabsProps = { query: InboxQuery; counts: Record<View, number> }

/** The views of the inbox; a tab keeps the filters. */
export function InboxTabs({ query, counts }: InboxTabsProps) {
  return (
    <nav className="tabs inbox-views" aria-label="Views of the inbox">
      {(Object.keys(views) as View[]).map((view) => (
        <Link key={view} to={inboxUrl({ ...query, view })} aria-current={view === query.view || undefined}>
          {views[view]}
          <span className="tab-count">{kept.includes(view) ? counts[view] : countWords(counts[view])}</span>
        </Link>
      ))}
    </nav>
  )
}

/** Counted by the database as records come and go, without a limit. */
const kept: readonly View[] = ['done', 'spam', 'all']
