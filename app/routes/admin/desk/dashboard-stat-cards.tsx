import { Link } from '@remix-run/react'
import type { ApplicationStats, ContactStats, UserStats } from '#app/features/dashboard/stats.server.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Loaded } from './dashboard-part.tsx'

export function UsersCard({ stats }: { stats: UserStats | 'failed' }) {
  return (
    <section className="stat-card">
      <h2>
        Users <Icon name="users" size={20} />
      </h2>
      <Loaded part={stats}>
        {({ total }) => (
          <>
            <p className="stat-value">{total}</p>
            <p>{total === 1 ? 'staff account' : 'staff accounts'}</p>
          </>
        )}
      </Loaded>
    </section>
  )
}

export function ContactsCard({ stats }: { stats: ContactStats | 'failed' }) {
  return (
    <section className="stat-card">
      <h2>
        <Link to="/dashboard/contacts">Contacts</Link> <Icon name="inbox" size={20} />
      </h2>
      <Loaded part={stats}>
        {(contacts) => (
          <>
            <p className="stat-value">{contacts.total}</p>
            <p>
              {contacts.new} new, {contacts.inProgress} in progress, {contacts.completed} completed
            </p>
          </>
        )}
      </Loaded>
    </section>
  )
}

export function ApplicationsCard({ stats }: { stats: ApplicationStats | 'failed' }) {
  return (
    <section className="stat-card">
      <h2>
        <Link to="/dashboard/careers">Applications</Link> <Icon name="graduation-cap" size={20} />
      </h2>
      <Loaded part={stats}>
        {(applications) => (
          <>
            <p className="stat-value">{applications.total}</p>
            <p>
              {applications.new} new, {applications.reviewing} reviewing, {applications.interview} interview,{' '}
              {applications.accepted} accepted, {applications.rejected} rejected
            </p>
          </>
        )}
      </Loaded>
    </section>
  )
}
