import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { ApplicationStats, ContactStats, PostStats, UserStats } from '#app/features/dashboard/stats.server.ts'
import { pageLanguages } from '#app/languages/pages.ts'
import { useLanguage, useSay } from '#app/languages/say.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Loaded, type Part } from './part.tsx'

type StatCardsProps = {
  users: Part<UserStats>
  posts: Part<PostStats>
  contacts: Part<ContactStats>
  applications: Part<ApplicationStats>
}

export function StatCards({ users, posts, contacts, applications }: StatCardsProps) {
  const say = useSay()
  return (
    <div className="stat-grid">
      <StatCard title={say('Contacts')} to="/dashboard/contacts" icon="inbox" part={contacts}>
        {(counts) => say('{new} new, {inProgress} in progress, {completed} completed', counts)}
      </StatCard>
      <StatCard title={say('Applications')} to="/dashboard/careers" icon="graduation-cap" part={applications}>
        {(counts) =>
          say(
            '{new} new, {reviewing} reviewing, {interview} interview, {accepted} accepted, {rejected} rejected',
            counts,
          )
        }
      </StatCard>
      <StatCard title={say('Blog Posts')} to="/admin-controls" icon="newspaper" part={posts}>
        {(counts) => <PostCounts {...counts} />}
      </StatCard>
      <StatCard title={say('Users')} to="/dashboard/users" icon="users" part={users}>
        {({ total }) => (total === 1 ? say('staff account') : say('staff accounts'))}
      </StatCard>
    </div>
  )
}

/** The rest of all posts is scheduled. */
function PostCounts({ total, published, draft }: PostStats) {
  const say = useSay()
  const scheduled = total - published - draft
  return (
    <>
      {draft === 1
        ? say('{published} published, 1 draft', { published })
        : say('{published} published, {draft} drafts', { published, draft })}
      {scheduled > 0 ? say(', {scheduled} scheduled', { scheduled }) : null}
    </>
  )
}

type StatCardProps<T> = { title: string; to: string; icon: string; part: Part<T>; children: (stats: T) => ReactNode }

function StatCard<T extends { total: number }>({ title, to, icon, part, children }: StatCardProps<T>) {
  const { locale } = pageLanguages[useLanguage()]
  if (part === null) return null
  return (
    <section className="stat-card">
      <h2>
        <Link to={to}>{title}</Link> <Icon name={icon} size={20} />
      </h2>
      <Loaded part={part}>
        {(stats) => (
          <>
            <p className="stat-value">{stats.total.toLocaleString(locale)}</p>
            <p>{children(stats)}</p>
          </>
        )}
      </Loaded>
    </section>
  )
}
