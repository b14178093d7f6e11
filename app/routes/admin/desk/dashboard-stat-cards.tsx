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

type ContactsCardProps = { stats: ContactStats | 'failed'; isLinked: boolean }

export function ContactsCard({ stats, isLinked }: ContactsCardProps) {
  return (
    <section className="stat-card">
      <h2>
        {isLinked ? <Link to="/dashboard/contacts">Contacts</Link> : 'Contacts'} <Icon name="inbox" size={20} />
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

type ApplicationsCardProps = { stats: ApplicationStats | 'failed'; isLinked: boolean }

export function ApplicationsCard({ stats, isLinked }: ApplicationsCardProps) {
  return (
    <section className="stat-card">
      <h2>
        {isLinked ? <Link to="/dashboard/careers">Applications</Link> : 'Applications'}{' '}
        <Icon name="graduation-cap" size={20} />
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
