// The overview. Each part is loaded for itself, so that one that fails takes no other with it.
import type { LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { env } from '#app/env.server.ts'
import { backupHealth } from '#app/features/backups/backup-record.server.ts'
import { recentActivity } from '#app/features/dashboard/activity.server.ts'
import { enquiriesPerDay } from '#app/features/dashboard/enquiries-per-day.server.ts'
import { EnquiryChart } from '#app/features/dashboard/enquiry-chart.tsx'
import { applicationStats, contactStats, quarantineStats, userStats } from '#app/features/dashboard/stats.server.ts'
import { isDeletionWaiting } from '#app/features/deletion/deletion.server.ts'
import { countOverdue } from '#app/features/enquiries/enquiries.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import { requireStaff } from '#app/features/staff/require-staff.server.ts'
import { logError } from '#app/log.server.ts'
import { noticeRecipients } from '#app/mail/notices.server.ts'
import { outboxHealth } from '#app/mail/outbox.server.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { ActivityList } from './dashboard-activity-list.tsx'
import { BackupNote } from './dashboard-backups.tsx'
import { DeletionNotice } from './dashboard-deletion.tsx'
import { Loaded } from './dashboard-part.tsx'
import { QuarantineNote } from './dashboard-quarantine.tsx'
import { ApplicationsCard, ContactsCard, UsersCard } from './dashboard-stat-cards.tsx'
import { type Trouble, TroubleBanner } from './dashboard-trouble.tsx'

export const handle = { permission: 'dashboard.read' } as const

export const meta: MetaFunction = (args) => pageMeta(args, { title: 'Overview', noindex: true })

export async function loader({ request }: LoaderFunctionArgs) {
  const { role, timeZone } = await requireStaff(db, request, handle.permission)
  const now = Date.now()
  const may = {
    contacts: can(role, 'enquiries.read'),
    applications: can(role, 'applications.read'),
    subscribers: can(role, 'newsletter.read'),
    mail: can(role, 'mail.read'),
    users: can(role, 'users.manage'),
    deletion: can(role, 'deletion.manage'),
  }
  const [users, contacts, overdue, applications, days, activity, trouble, deletion, quarantined, backups] =
    await Promise.all([
      may.users ? part(userStats(db)) : null,
      may.contacts ? part(contactStats(db)) : null,
      may.contacts ? part(countOverdue(db, now)) : null,
      may.applications ? part(applicationStats(db)) : null,
      may.contacts ? part(enquiriesPerDay(db, { now, zone: timeZone, days: 30 })) : null,
      can(role, 'audit.read') ? part(recentActivity(db, 6)) : null,
      part(troubleWithMail(now)),
      part(isDeletionWaiting(db, now)),
      part(quarantineStats(db)),
      can(role, 'security.manage') ? part(backupHealth(db, env.BACKUP_WARN_DAYS, now)) : null,
    ])
  return {
    ...{ now, timeZone, may, users, contacts, overdue, applications, days, activity },
    ...{ trouble, deletion, quarantined, backups },
  }
}

async function part<T>(load: Promise<T>): Promise<T | 'failed'> {
  try {
    return await load
  } catch (error) {
    logError(error, { path: '/dashboard' })
    return 'failed'
  }
}

async function troubleWithMail(now: number): Promise<Trouble> {
  const { pausedReason, needsReview, isLate, oldestDueMs } = await outboxHealth(db, now)
  // Without a mail service mails are meant to wait.
  const lateMs = env.RESEND_API_KEY && isLate ? oldestDueMs : null
  return {
    isPaused: pausedReason !== null,
    lateMs,
    needsReview,
    nobodyIsTold: (await noticeRecipients(db)).length === 0,
  }
}

export { readOnly as action } from '#app/routes/admin/shared/read-only.server.ts'

export default function OverviewPage() {
  const {
    now,
    timeZone,
    may,
    users,
    contacts,
    overdue,
    applications,
    days,
    activity,
    trouble,
    deletion,
    quarantined,
    backups,
  } = useLoaderData<typeof loader>()
  return (
    <>
      <div className="toolbar">
        <h1>Overview</h1>
        <ul className="pill-row" aria-label="At a glance">
          {contacts === null || contacts === 'failed' ? null : (
            <li>
              <Pill status={contacts.new > 0 ? 'new' : 'none'}>
                {contacts.new} new {contacts.new === 1 ? 'contact' : 'contacts'}
              </Pill>
            </li>
          )}
          {overdue === null || overdue === 'failed' ? null : (
            <li>
              <Pill status={overdue > 0 ? 'failed' : 'none'}>{overdue} overdue</Pill>
            </li>
          )}
          {applications === null || applications === 'failed' ? null : (
            <li>
              <Pill status={applications.new > 0 ? 'new' : 'none'}>
                {applications.new} new {applications.new === 1 ? 'application' : 'applications'}
              </Pill>
            </li>
          )}
          {users === null || users === 'failed' ? null : (
            <li>
              <Pill status="none">
                {users.total} {users.total === 1 ? 'user' : 'users'}
              </Pill>
            </li>
          )}
          <li>
            <Pill status="none">
              <Moment at={now} zone={timeZone} only="date" />
            </Pill>
          </li>
        </ul>
      </div>
      <Loaded part={trouble}>{(found) => <TroubleBanner trouble={found} mayOpenMail={may.mail} />}</Loaded>
      {backups === null ? null : (
        <Loaded part={backups}>{(health) => <BackupNote health={health} zone={timeZone} />}</Loaded>
      )}
      <Loaded part={deletion}>
        {(isWaiting) => <DeletionNotice isWaiting={isWaiting} mayConfirm={may.deletion} />}
      </Loaded>
      <Loaded part={quarantined}>{(counts) => <QuarantineNote counts={counts} may={may} />}</Loaded>
      <div className="stat-grid">
        {users === null ? null : <UsersCard stats={users} />}
        {contacts === null ? null : <ContactsCard stats={contacts} />}
        {applications === null ? null : <ApplicationsCard stats={applications} />}
      </div>
      <div className="staff-columns">
        {days === null ? null : (
          <section className="card" aria-labelledby="enquiries-heading">
            <h2 id="enquiries-heading">Enquiries per day</h2>
            <Loaded part={days}>{(found) => <EnquiryChart days={found} />}</Loaded>
          </section>
        )}
        {activity === null ? null : (
          <section className="card" aria-labelledby="activity-heading">
            <h2 id="activity-heading">Recent Activity</h2>
            <Loaded part={activity}>{(lines) => <ActivityList lines={lines} zone={timeZone} />}</Loaded>
            <LinkButton to="/dashboard/activity" variant="outline" size="s">
              View All Activity
            </LinkButton>
          </section>
        )}
      </div>
    </>
  )
}
