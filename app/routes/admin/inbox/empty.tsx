import { Link } from '@remix-run/react'
import { countWords } from '#app/features/inbox/count-words.ts'
import { type View, views } from '#app/features/inbox/filter.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { type InboxQuery, inboxPath, inboxUrl } from './query.ts'

type InboxEmptyProps = { query: InboxQuery; spamHits: number; isEnd: boolean }

/** Why there is nothing to show, and where there may be something. */
export function InboxEmpty({ query, spamHits, isEnd }: InboxEmptyProps) {
  const { search, view } = query
  const action = <LinkButton to={inboxPath}>Show what is to be answered</LinkButton>
  if (isEnd) return <EmptyState title="Nothing more" hint="This is the end of the list." action={action} />
  if (!search) return <EmptyState {...(titles[view] ?? { title: `Nothing in “${views[view]}”` })} action={action} />
  return (
    <>
      <EmptyState
        title="Nothing found"
        hint="Try fewer or shorter words. Every word must occur; capitals and accents do not matter. A reference finds its record in any status."
        action={action}
      />
      {spamHits > 0 ? (
        <p className="banner" data-kind="info">
          The quarantine holds {countWords(spamHits)} that match:{' '}
          <Link to={inboxUrl({ ...query, status: undefined, view: 'spam' })}>search in spam</Link>
        </p>
      ) : null}
    </>
  )
}

const titles: Partial<Record<View, { title: string; hint?: string }>> = {
  todo: { title: 'Everything is answered', hint: 'What visitors send through the forms of the site shows here.' },
  overdue: { title: 'Nothing is overdue', hint: 'Every answer was given before it was due.' },
  unread: { title: 'Everything is read' },
  mine: { title: 'Nothing is assigned to you' },
}
