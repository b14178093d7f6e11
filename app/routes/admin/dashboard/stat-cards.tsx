import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { ApplicationStats, ContactStats, PostStats, UserStats } from '#app/features/dashboard/stats.server.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Loaded, type Part } from './part.tsx'

type StatCardsProps = {
  users: Part<UserStats>
  posts: Part<PostStats>
  contacts: Part<ContactStats>
  applications: Part<ApplicationStats>
}

export function StatCards({ users, posts, contacts, applications }: StatCardsProps) {
  return (
    <div className="stat-grid">
      <StatCard title="Users" to="/dashboard/users" icon="users" part={users}>
        {({ total }) => (total === 1 ? 'staff account' : 'staff accounts')}
      </StatCard>
      <StatCard title="Blog Posts" to="/admin-controls" icon="newspaper" part={posts}>
        {({ published, draft }) => `${published} published, ${draft} ${draft === 1 ? 'draft' : 'drafts'}`}
      </StatCard>
      <StatCard title="Contacts" to="/dashboard/contacts" icon="inbox" part={contacts}>
        {(counts) => `${counts.new} new, ${counts.inProgress} in progress, ${counts.completed} completed`}
      </StatCard>
      <StatCard title="Applications" to="/dashboard/careers" icon="graduation-cap" part={applications}>
        {(counts) =>
          `${counts.new} new, ${counts.reviewing} reviewing, ${counts.interview} interview, ${counts.accepted} accepted, ${counts.rejected} rejected`
        }
      </StatCard>
    </div>
  )
}

type StatCardProps<T> = { title: string; to: string; icon: string; part: Part<T>; children: (stats: T) => ReactNode }

function StatCard<T extends { total: number }>({ title, to, icon, part, children }: StatCardProps<T>) {
  if (part === null) return null
  return (
    <section className="stat-card">
      <h2>
        <Link to={to}>{title}</Link> <Icon name={icon} size={20} />
      </h2>
      <Loaded part={part}>
        {(stats) => (
          <>
            <p className="stat-value">{stats.total.toLocaleString('en')}</p>
            <p>{children(stats)}</p>
          </>
        )}
      </Loaded>
    </section>
  )
}
