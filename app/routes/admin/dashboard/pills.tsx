import type { ReactNode } from 'react'
import type { ContactStats, PostStats, UserStats } from '#app/features/dashboard/stats.server.ts'
import { Pill } from '#app/ui/pill.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import type { Part } from './part.tsx'

type PillsProps = {
  contacts: Part<ContactStats>
  posts: Part<PostStats>
  users: Part<UserStats>
  overdue: Part<number>
  now: number
  zone: string
}

/** The day's numbers. A failed one shows its error in its larger section. */
export function OverviewPills({ contacts, posts, users, overdue, now, zone }: PillsProps) {
  return (
    <ul className="at-a-glance" aria-label="At a glance">
      <IfLoaded part={contacts}>
        {({ new: count }) => (
          <Pill status={count > 0 ? 'new' : 'none'}>
            {count} new {count === 1 ? 'contact' : 'contacts'}
          </Pill>
        )}
      </IfLoaded>
      <IfLoaded part={posts}>
        {({ total }) => (
          <Pill status="none">
            {total} {total === 1 ? 'blog post' : 'blog posts'}
          </Pill>
        )}
      </IfLoaded>
      <IfLoaded part={users}>
        {({ total }) => (
          <Pill status="none">
            {total} {total === 1 ? 'user' : 'users'}
          </Pill>
        )}
      </IfLoaded>
      <li>
        <Pill status="none">
          <Moment at={now} zone={zone} only="date" />
        </Pill>
      </li>
      <IfLoaded part={overdue}>
        {(count) => <Pill status={count > 0 ? 'failed' : 'none'}>{count} overdue</Pill>}
      </IfLoaded>
    </ul>
  )
}

function IfLoaded<T>({ part, children }: { part: Part<T>; children: (value: T) => ReactNode }) {
  return part === null || part === 'failed' ? null : <li>{children(part)}</li>
}
