import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { ActivityList } from './activity-list.tsx'
import { BackupNote } from './backups.tsx'
import { OverviewCharts } from './charts.tsx'
import { DeletionNotice } from './deletion.tsx'
import { Loaded } from './part.tsx'
import { loadOverview } from './parts.server.ts'
import { OverviewPills } from './pills.tsx'
import { QuarantineNote } from './quarantine.tsx'
import { StatCards } from './stat-cards.tsx'
import { TroubleBanner } from './trouble.tsx'

export const handle = { permission: 'dashboard.read', title: 'Overview' } as const

export const loader = staffLoader(handle.permission, async ({ staff, now }) => {
  const may = {
    contacts: can(staff.role, 'enquiries.read'),
    applications: can(staff.role, 'applications.read'),
    subscribers: can(staff.role, 'newsletter.read'),
    mail: can(staff.role, 'mail.read'),
    deletion: can(staff.role, 'deletion.manage'),
  }
  return { now, zone: staff.timeZone, may, ...(await loadOverview(db, staff, now)) }
})

export { readOnly as action } from '#app/routes/admin/shared/staff-action.server.ts'

export default function OverviewPage() {
  const { now, zone, may, ...parts } = useLoaderData<typeof loader>()
  const { users, posts, contacts, overdue, applications } = parts
  return (
    <>
      <div className="toolbar">
        <h1>Overview</h1>
        <OverviewPills
          contacts={contacts}
          posts={posts}
          users={users}
          overdue={overdue}
          applications={applications}
          now={now}
          zone={zone}
        />
      </div>
      <Loaded part={parts.trouble}>{(found) => <TroubleBanner trouble={found} mayOpenMail={may.mail} />}</Loaded>
      <Loaded part={parts.backups}>{(health) => <BackupNote health={health} zone={zone} />}</Loaded>
      <Loaded part={parts.deletion}>
        {(isWaiting) => <DeletionNotice isWaiting={isWaiting} mayConfirm={may.deletion} />}
      </Loaded>
      <Loaded part={parts.quarantined}>{(counts) => <QuarantineNote counts={counts} may={may} />}</Loaded>
      <StatCards users={users} posts={posts} contacts={contacts} applications={applications} />
      <section className="card" aria-labelledby="activity-heading">
        <h2 id="activity-heading">Recent Activity</h2>
        <Loaded part={parts.activity}>{(lines) => <ActivityList lines={lines} zone={zone} isWide />}</Loaded>
        <LinkButton to="/dashboard/activity" variant="outline" size="s">
          View All Activity
        </LinkButton>
      </section>
      <OverviewCharts
        enquiries={parts.weeklyEnquiries}
        answers={parts.weeklyAnswers}
        applications={parts.weeklyApplications}
        subscribers={parts.weeklySubscribers}
      />
    </>
  )
}
