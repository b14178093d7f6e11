import { Link, useLoaderData } from '@remix-run/react'
import { retention } from '#app/content/legal/retention.ts'
import { db } from '#app/db.server.ts'
import type { Quarantined } from '#app/features/dashboard/stats.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { ActivityList } from './activity-list.tsx'
import { Attention, AttentionRow } from './attention.tsx'
import { BackupTrouble, LastBackup } from './backup-note.tsx'
import { OverviewCharts } from './charts.tsx'
import { FirstSteps } from './first-steps.tsx'
import { Loaded } from './part.tsx'
import { loadOverview } from './parts.server.ts'
import { OverviewPills } from './pills.tsx'
import { StatCards } from './stat-cards.tsx'
import { TodayPanel } from './today.tsx'
import { MailTrouble } from './trouble.tsx'

export const handle = { permission: 'dashboard.read', title: 'Overview' } as const

export const loader = staffLoader(handle.permission, async ({ staff, now, say }) => {
  const may = {
    contacts: can(staff.role, 'enquiries.read'),
    applications: can(staff.role, 'applications.read'),
    subscribers: can(staff.role, 'newsletter.read'),
    mail: can(staff.role, 'mail.read'),
    deletion: can(staff.role, 'deletion.manage'),
  }
  return { me: staff.id, now, zone: staff.timeZone, may, ...(await loadOverview(db, staff, { now, say })) }
})

export default function OverviewPage() {
  const say = useSay()
  const { me, now, zone, may, ...parts } = useLoaderData<typeof loader>()
  return (
    <StaffPage title={say('Overview')}>
      <OverviewPills {...parts} now={now} zone={zone} />
      <div className="overview">
        <TodayPanel {...parts} me={me} now={now} zone={zone} />
        <div className="stack">
          <Attention>
            <Loaded part={parts.trouble}>{(found) => <MailTrouble trouble={found} mayOpenMail={may.mail} />}</Loaded>
            <Loaded part={parts.backups}>{(health) => <BackupTrouble health={health} zone={zone} />}</Loaded>
            <Loaded part={parts.deletion}>
              {(isWaiting) => <DeletionNotice isWaiting={isWaiting} mayConfirm={may.deletion} />}
            </Loaded>
            <Loaded part={parts.quarantined}>{(counts) => <QuarantineNote counts={counts} may={may} />}</Loaded>
          </Attention>
          <Loaded part={parts.firstSteps}>{(found) => <FirstSteps found={found} />}</Loaded>
        </div>
        <StatCards {...parts} />
        <Panel id="activity-heading" title={say('Recent Activity')}>
          <Loaded part={parts.activity}>{(lines) => <ActivityList lines={lines} zone={zone} isWide />}</Loaded>
          <LinkButton to="/dashboard/activity" variant="outline" size="s">
            {say('View All Activity')}
          </LinkButton>
        </Panel>
      </div>
      <OverviewCharts
        enquiries={parts.weeklyEnquiries}
        answers={parts.weeklyAnswers}
        applications={parts.weeklyApplications}
        subscribers={parts.weeklySubscribers}
      />
      <Loaded part={parts.backups}>{(health) => <LastBackup health={health} zone={zone} />}</Loaded>
    </StaffPage>
  )
}

/** A warning that deletion has stopped because the clock is in doubt; otherwise nothing. */
function DeletionNotice({ isWaiting, mayConfirm }: { isWaiting: boolean; mayConfirm: boolean }) {
  const say = useSay()
  if (!isWaiting) return null
  return (
    <AttentionRow
      id="deletion-heading"
      title={say('Is the server’s clock right?')}
      beside={mayConfirm ? <Link to="/dashboard/settings/deletion">{say('Check the clock')}</Link> : null}
    >
      <p>
        {say(
          'It has jumped further than usual since the last clean-up. Nothing will be deleted until an admin confirms the time.',
        )}
      </p>
    </AttentionRow>
  )
}

type QuarantineNoteProps = {
  counts: Quarantined
  /** The kinds that the reader may open. */
  may: Record<keyof Quarantined, boolean>
}

/** Links to quarantined messages, so that a person checks them before they are deleted; nothing without any. */
function QuarantineNote({ counts, may }: QuarantineNoteProps) {
  const say = useSay()
  const found = kinds.filter(({ id }) => may[id] && counts[id] > 0)
  if (found.length === 0) return null
  return (
    <AttentionRow className="quarantined">
      <p>
        <Said
          phrase="In quarantine: {links}. They are deleted after {days} days unless you mark them as not spam."
          values={{
            days: retention.enquiriesSpam.amount,
            links: found.map(({ id, to, one, many }, index) => (
              <span key={id}>
                {index > 0 ? ', ' : null}
                <Link to={to}>{counts[id] === 1 ? say(one) : say(many, { count: counts[id] })}</Link>
              </span>
            )),
          }}
        />
      </p>
    </AttentionRow>
  )
}

const kinds = [
  { id: 'contacts', to: '/dashboard/contacts?status=spam', one: '1 contact', many: '{count} contacts' },
  { id: 'applications', to: '/dashboard/careers?status=spam', one: '1 application', many: '{count} applications' },
  {
    id: 'subscribers',
    to: '/dashboard/newsletter?status=quarantined',
    one: '1 newsletter sign-up',
    many: '{count} newsletter sign-ups',
  },
] as const satisfies { id: keyof Quarantined; to: string; one: Phrase; many: Phrase }[]
