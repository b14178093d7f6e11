import type { ReactNode } from 'react'
import type { ContactStats, PostStats, UserStats } from '#app/features/dashboard/stats.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import type { Part } from './part.tsx'

type PillsProps = {
  contacts: Part<ContactStats>
  posts: Part<PostStats>
  users: Part<UserStats>
  now: number
  zone: string
}

/** The day's numbers. A failed one shows its error in its larger section. */
export function OverviewPills({ contacts, posts, users, now, zone }: PillsProps) {
  const say = useSay()
  return (
    <ul className="at-a-glance" aria-label={say('At a glance')}>
      <IfLoaded part={contacts}>
        {({ new: count }) => (
          <Pill status={count > 0 ? 'new' : 'none'}>
            {count === 1 ? say('1 new contact') : say('{count} new contacts', { count })}
          </Pill>
        )}
      </IfLoaded>
      <IfLoaded part={posts}>
        {({ total }) => (
          <Pill status="none">{total === 1 ? say('1 blog post') : say('{count} blog posts', { count: total })}</Pill>
        )}
      </IfLoaded>
      <IfLoaded part={users}>
        {({ total }) => (
          <Pill status="none">{total === 1 ? say('1 user') : say('{count} users', { count: total })}</Pill>
        )}
      </IfLoaded>
      <li>
        <Pill status="none">
          <Moment at={now} zone={zone} only="date" />
        </Pill>
      </li>
    </ul>
  )
}

function IfLoaded<T>({ part, children }: { part: Part<T>; children: (value: T) => ReactNode }) {
  return part === null || part === 'failed' ? null : <li>{children(part)}</li>
}
