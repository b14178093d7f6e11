import { Link, useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { retention } from '#app/content/legal/retention.ts'
import { db } from '#app/db.server.ts'
import type { ContactStats, PostStats, Quarantined, UserStats } from '#app/features/dashboard/stats.server.ts'
import { type ChartWeek, WeekChart } from '#app/features/dashboard/week-chart.tsx'
import type { AnswerWeek, WeekFigures } from '#app/features/dashboard/weekly.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import { PostButton } from '#app/forms/post-button.tsx'
import type { Phrase, Say } from '#app/languages/phrases.server.ts'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { ActivityList } from './activity-list.tsx'
import { loadOverview } from './dashboard-parts.server.ts'
import { Attention, AttentionRow, Loaded, MailTrouble, type Part, StatCards, TodayPanel } from './dashboard-parts.tsx'
import type { readFirstSteps } from './first-run.server.ts'

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
      <div className="stack overview">
        <TodayPanel {...parts} me={me} now={now} zone={zone} />
        <div className="stack">
          <Attention>
            <Loaded part={parts.trouble}>{(found) => <MailTrouble trouble={found} mayOpenMail={may.mail} />}</Loaded>
            <Loaded part={parts.undelivered}>{(records) => <UndeliveredReplies records={records} />}</Loaded>
            <Loaded part={parts.backups}>{(health) => <BackupTrouble health={health} zone={zone} />}</Loaded>
            <Loaded part={parts.deletion}>
              {(isWaiting) => <DeletionNotice isWaiting={isWaiting} mayConfirm={may.deletion} />}
            </Loaded>
            <Loaded part={parts.quarantined}>{(counts) => <QuarantineNote counts={counts} may={may} />}</Loaded>
          </Attention>
          <Loaded part={parts.firstSteps}>{(found) => <FirstSteps found={found} />}</Loaded>
        </div>
        <Panel id="activity-heading" title={say('Recent Activity')}>
          <Loaded part={parts.activity}>{(lines) => <ActivityList lines={lines} zone={zone} isWide />}</Loaded>
          <LinkButton to="/dashboard/activity" variant="outline" size="s">
            {say('View All Activity')}
          </LinkButton>
        </Panel>
      </div>
      <Figures {...parts} />
      <Loaded part={parts.backups}>{(health) => <LastBackup health={health} zone={zone} />}</Loaded>
    </StaffPage>
  )
}

/** Links to the records whose sender waits because the reply did not arrive; nothing without any. */
function UndeliveredReplies({ records }: { records: { reference: string; to: string }[] }) {
  const say = useSay()
  if (records.length === 0) return null
  const [listed, hasMore] = [records.slice(0, 5), records.length > 5]
  return (
    <AttentionRow id="undelivered-heading" title={say('Replies that weren’t delivered')}>
      <p>
        {listed.map(({ reference, to }, index) => (
          <span key={reference}>
            {index > 0 ? ', ' : null}
            <Link to={to}>{reference}</Link>
          </span>
        ))}
        {hasMore ? ' …' : null}
      </p>
    </AttentionRow>
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
            links: found.map(({ id, to, words }, index) => (
              <span key={id}>
                {index > 0 ? ', ' : null}
                <Link to={to}>{say(words, { count: counts[id] })}</Link>
              </span>
            )),
          }}
        />
      </p>
    </AttentionRow>
  )
}

const kinds = [
  {
    id: 'contacts',
    to: '/dashboard/contacts?status=spam',
    words: '{count, plural, one {# contact} other {# contacts}}',
  },
  {
    id: 'applications',
    to: '/dashboard/careers?status=spam',
    words: '{count, plural, one {# application} other {# applications}}',
  },
  {
    id: 'subscribers',
    to: '/dashboard/newsletter?status=quarantined',
    words: '{count, plural, one {# newsletter sign-up} other {# newsletter sign-ups}}',
  },
] as const satisfies { id: keyof Quarantined; to: string; words: Phrase }[]

/** The first steps of a new installation; nothing once it is done or put away. */
function FirstSteps({ found }: { found: Awaited<ReturnType<typeof readFirstSteps>> }) {
  const say = useSay()
  if (!found) return null
  const { steps, version } = found
  return (
    <Panel id="first-steps" title={say('First steps')}>
      <p className="soft">
        {say('{done} of {total} done', { done: steps.filter(({ isDone }) => isDone).length, total: steps.length })}
      </p>
      <ol className="tiles first-steps">
        {steps.map(({ id, isDone, title, text, how, to }) => (
          <li key={id} data-step={id} data-done={isDone || undefined}>
            <Link to={to}>{title}</Link>
            {isDone ? (
              <span className="visually-hidden"> {say('(done)')}</span>
            ) : (
              <>
                {text ? <span className="soft">{text}</span> : null}
                {how ? <How>{how}</How> : null}
              </>
            )}
          </li>
        ))}
      </ol>
      <PostButton
        action="/dashboard/first-steps"
        id="put-away"
        values={{ isPutAway: 'yes', version }}
        variant="outline"
        size="s"
      >
        {say('Hide these steps')}
      </PostButton>
    </Panel>
  )
}

type PillsProps = {
  contacts: Part<ContactStats>
  posts: Part<PostStats>
  users: Part<UserStats>
  now: number
  zone: string
}

/** The day's numbers. A failed one shows its error in its larger section. */
function OverviewPills({ contacts, posts, users, now, zone }: PillsProps) {
  const say = useSay()
  return (
    <ul className="cluster at-a-glance" aria-label={say('At a glance')}>
      <IfLoaded part={contacts}>
        {({ new: count }) => (
          <Pill status={count > 0 ? 'new' : 'none'}>
            {say('{count, plural, one {# new contact} other {# new contacts}}', { count })}
          </Pill>
        )}
      </IfLoaded>
      <IfLoaded part={posts}>
        {({ total }) => (
          <Pill status="none">{say('{count, plural, one {# blog post} other {# blog posts}}', { count: total })}</Pill>
        )}
      </IfLoaded>
      <IfLoaded part={users}>
        {({ total }) => (
          <Pill status="none">{say('{count, plural, one {# user} other {# users}}', { count: total })}</Pill>
        )}
      </IfLoaded>
      <li>
        <Pill status="none">
          <span>
            <Moment at={now} zone={zone} only="date" />
            {` (${zone})`}
          </span>
        </Pill>
      </li>
    </ul>
  )
}

function IfLoaded<T>({ part, children }: { part: Part<T>; children: (value: T) => ReactNode }) {
  return part === null || part === 'failed' ? null : <li>{children(part)}</li>
}

type BackupProps = {
  health: { provenTakenAt: number | null; failure: string | null; isLate: boolean }
  zone: string
}

const isSound = ({ isLate, failure }: BackupProps['health']) => !isLate && failure === null

/** The time of the newest proven backup; a sound state needs no more than a line at the page's foot. */
function LastBackup({ health, zone }: BackupProps) {
  const say = useSay()
  if (!isSound(health)) return null
  const { provenTakenAt } = health
  return (
    <p id="backups-heading" className="soft">
      {provenTakenAt === null ? (
        say('No backup has been tested yet.')
      ) : (
        <Said phrase="Last tested backup: {time}" values={{ time: <Moment at={provenTakenAt} zone={zone} /> }} />
      )}
    </p>
  )
}

/** A backup that failed or is too old; nothing for a sound one. */
function BackupTrouble({ health, zone }: BackupProps) {
  const say = useSay()
  const { provenTakenAt, failure } = health
  if (isSound(health)) return null
  return (
    <AttentionRow id="backups-heading" title={say('Backups need attention')}>
      <p>
        {provenTakenAt === null ? (
          say('No backup has been tested yet.')
        ) : (
          <Said
            phrase="The last tested backup was made {time}."
            values={{ time: <Moment at={provenTakenAt} zone={zone} /> }}
          />
        )}
      </p>
      {failure === null ? null : (
        <p>
          <Said
            phrase="The last scheduled backup failed: {failure}"
            values={{ failure: <span dir="auto">{failure}</span> }}
          />
        </p>
      )}
      <How>{say('On the server, set BACKUP_EVERY or run npm run backup with --prove.')}</How>
    </AttentionRow>
  )
}

/** Settings and commands of the server, folded, because few staff have access to it. */
const How = ({ children }: { children: string }) => (
  <details className="more-facts">
    <summary>{useSay()('How')}</summary>
    <p>{children}</p>
  </details>
)

type FiguresProps = Parameters<typeof StatCards>[0] & {
  weeklyEnquiries: Part<WeekFigures[]>
  weeklyAnswers: Part<AnswerWeek[]>
  weeklyApplications: Part<WeekFigures[]>
  weeklySubscribers: Part<WeekFigures[]>
}

/** Folded below the work of the day, unless some could not be loaded. */
function Figures(parts: FiguresProps) {
  const say = useSay()
  const { users, posts, contacts, applications, ...weekly } = parts
  const { weeklyEnquiries, weeklyAnswers: answers, weeklyApplications, weeklySubscribers } = weekly
  const all = [users, posts, contacts, applications, weeklyEnquiries, answers, weeklyApplications, weeklySubscribers]
  return (
    <details className="stack figures" open={all.includes('failed') || undefined}>
      <summary>{say('Figures')}</summary>
      <StatCards {...parts} />
      <div className="tiles stat-grid" data-wide>
        <ChartCard id="enquiries" title={say('Enquiries per week')} part={weeklyEnquiries} parts={['Enquiries']} />
        <ChartCard
          id={'answers'}
          title={say('Answers in time and late')}
          noteHead={'Mean time to answer'}
          part={answers === null || answers === 'failed' ? answers : answers.map((week) => answerWeek(week, say))}
          parts={['In time', 'Late']}
        />
        <ChartCard
          id="applications"
          title={say('Applications per week')}
          part={weeklyApplications}
          parts={['Applications']}
        />
        <ChartCard
          id="subscribers"
          title={say('New subscribers per week')}
          part={weeklySubscribers}
          parts={['Subscribers']}
        />
      </div>
    </details>
  )
}

type ChartCardProps = {
  id: string
  title: string
  part: Part<readonly ChartWeek[]>
  parts: readonly Phrase[]
  noteHead?: Phrase
}

/** Draws nothing if all figures are zero. */
function ChartCard({ id, title, part, parts, noteHead }: ChartCardProps) {
  if (part === null || (part !== 'failed' && part.every(({ values }) => values.every((value) => value === 0))))
    return null
  return (
    <section className="card" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{title}</h2>
      <Loaded part={part}>
        {(weeks) => <WeekChart caption={title} weeks={weeks} parts={parts} noteHead={noteHead} />}
      </Loaded>
    </section>
  )
}

const answerWeek = ({ monday, inTime, late, meanMinutes }: AnswerWeek, say: Say): ChartWeek => ({
  monday,
  values: [inTime, late],
  note: meanMinutes === null ? undefined : timeInWords(meanMinutes, say),
})

function timeInWords(minutes: number, say: Say): string {
  if (minutes < 60) return say('{count} min', { count: minutes })
  const hours = Math.round(minutes / 60)
  return hours < 48 ? say('{count} h', { count: hours }) : say('{count} days', { count: Math.round(hours / 24) })
}
