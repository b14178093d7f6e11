import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { InterviewToday } from '#app/features/applications/interviews.server.ts'
import type { RunRow } from '#app/features/applications/runs/runs.server.ts'
import type { ComingAppointment } from '#app/features/appointments/coming.server.ts'
import type { ApplicationStats, ContactStats, PostStats, UserStats } from '#app/features/dashboard/stats.server.ts'
import { countWords } from '#app/features/inbox/count-words.ts'
import type { DueRecord, Today } from '#app/features/inbox/today.server.ts'
import { recordPath } from '#app/features/records/kinds.ts'
import { pageLanguages } from '#app/languages/pages.ts'
import type { Say } from '#app/languages/phrases.server.ts'
import { useLanguage, useSay } from '#app/languages/say.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { CalendarDate } from '#app/ui/text/calendar-date.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { SeatsPill } from '../applications/runs/run-places.tsx'
import { type InboxQuery, inboxUrl, inList } from '../inbox/query.ts'
import { AnswerIn } from '../records/record-facts.tsx'

/** The loaded data; `failed` after an error, null without permission. */
export type Part<T> = T | 'failed' | null

type LoadedProps<T> = { part: Part<T>; children: (value: T) => ReactNode }

/** Shows the loaded data, or a message with a link to try again. */
export function Loaded<T>({ part, children }: LoadedProps<T>) {
  const say = useSay()
  if (part === null) return null
  if (part !== 'failed') return children(part)
  return (
    <div className="banner" data-kind="error">
      <p>{say('Failed to load dashboard data. Please try again later.')}</p>
      <p>
        {/* A full page load, so that no broken state stays in memory. */}
        <a href="/dashboard">{say('Retry')}</a>
      </p>
    </div>
  )
}

/** Everything that waits for a person, one row each; nothing is shown without a row. */
export const Attention = ({ children }: { children: ReactNode }) => {
  const say = useSay()
  return (
    <section className="card attention" aria-labelledby="attention-heading">
      <h2 id="attention-heading">{say('Needs attention')}</h2>
      {children}
    </section>
  )
}

type AttentionRowProps = { id?: string; title?: string; className?: string; beside?: ReactNode; children: ReactNode }

/** The text, and at its end the link to the page where it is settled. */
export const AttentionRow = ({ id, title, className, beside, children }: AttentionRowProps) => (
  <div className={className ? `cluster attention-row ${className}` : 'cluster attention-row'}>
    <div>
      {title ? <h3 id={id}>{title}</h3> : null}
      {children}
    </div>
    {beside}
  </div>
)

export type Trouble = {
  isPaused: boolean
  /** The age of the oldest mail, if it is too great. */
  lateMs: number | null
  needsReview: number
  hasNoReaders: boolean
}

/** Problems that keep mails from being sent; nothing if there are none. */
export function MailTrouble({ trouble, mayOpenMail }: { trouble: Trouble; mayOpenMail: boolean }) {
  const say = useSay()
  const { isPaused, lateMs, needsReview, hasNoReaders } = trouble
  if (!isPaused && lateMs === null && needsReview === 0 && !hasNoReaders) return null
  const isSettledInMail = mayOpenMail && (isPaused || lateMs !== null || needsReview > 0)
  return (
    <AttentionRow
      id="trouble-heading"
      title={say('Email')}
      beside={isSettledInMail ? <Link to="/dashboard/mail">{say('Open Mail')}</Link> : null}
    >
      {isPaused ? (
        <p>
          {say(
            'Sending is paused because the email service rejects our settings. No emails are lost: we’re keeping them and will send them later.',
          )}
        </p>
      ) : null}
      {lateMs !== null ? (
        <p>
          {say(
            'Emails are late: the oldest has been waiting for {wait}. We keep trying, and will send them all once the email service accepts them again.',
            { wait: waitInWords(lateMs, say) },
          )}
        </p>
      ) : null}
      {needsReview > 0 ? (
        <p>
          {say(
            '{count, plural, one {# email wasn’t sent and needs your decision.} other {# emails weren’t sent and need your decision.}}',
            { count: needsReview },
          )}
        </p>
      ) : null}
      {hasNoReaders ? (
        <p>
          {say(
            'No one is told about new enquiries: there is no active admin, and the setting MAIL_TO is empty. Enquiries are saved and listed under Contacts.',
          )}
        </p>
      ) : null}
    </AttentionRow>
  )
}

function waitInWords(ms: number, say: Say) {
  const minutes = Math.floor(ms / 60_000)
  if (minutes < 120) return say('{count} minutes', { count: minutes })
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? say('{count} hours', { count: hours }) : say('{count} days', { count: Math.floor(hours / 24) })
}

type StatCardsProps = {
  users: Part<UserStats>
  posts: Part<PostStats>
  contacts: Part<ContactStats>
  applications: Part<ApplicationStats>
}

export function StatCards({ users, posts, contacts, applications }: StatCardsProps) {
  const say = useSay()
  return (
    <div className="tiles stat-grid">
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
        {({ total }) => say('{count, plural, one {staff account} other {staff accounts}}', { count: total })}
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
      {say('{published} published, {draft, plural, one {# draft} other {# drafts}}', { published, draft })}
      {scheduled > 0 ? say(', {scheduled} scheduled', { scheduled }) : null}
    </>
  )
}

type StatCardProps<T> = { title: string; to: string; icon: string; part: Part<T>; children: (stats: T) => ReactNode }

function StatCard<T extends { total: number }>({ title, to, icon, part, children }: StatCardProps<T>) {
  const { locale } = pageLanguages[useLanguage()]
  if (part === null) return null
  return (
    <section className="card stat-card">
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

type TodayPanelProps = {
  me: string
  today: Part<Today>
  interviews: Part<PlannedToday[]>
  appointments: Part<ComingAppointment[]>
  runs: Part<BeginningRun[]>
  now: number
  zone: string
}

type BeginningRun = RunRow & { course: string; to: string }

type PlannedToday = InterviewToday & {
  /** The time on the other clocks concerned. */
  elsewhere: string
}

/** The work that is due today and that waits for the reader, before all numbers. */
export function TodayPanel({ me, today, interviews, appointments, runs, now, zone }: TodayPanelProps) {
  const say = useSay()
  if ([today, interviews, appointments, runs].every((part) => part === null)) return null
  const all = { view: 'todo', search: '' } as const
  const own = { ...all, assignee: me }
  return (
    <div className="today">
      <Loaded part={today}>
        {({ due: { count, ...due }, mine }) => (
          <>
            <Records
              id="due"
              title={say('Overdue and due today ({count})', { count: countWords(count) })}
              list={all}
              {...due}
              now={now}
              zone={zone}
            />
            {mine.records.length > 0 ? (
              <Records id="mine" title={say('Assigned to you')} list={own} {...mine} now={now} zone={zone} />
            ) : null}
          </>
        )}
      </Loaded>
      <Loaded part={interviews}>
        {(planned) => (planned.length === 0 ? null : <Interviews planned={planned} zone={zone} />)}
      </Loaded>
      <Loaded part={appointments}>
        {(booked) => (booked.length === 0 ? null : <Appointments booked={booked} zone={zone} />)}
      </Loaded>
      <Loaded part={runs}>{(begin) => (begin.length === 0 ? null : <Runs begin={begin} />)}</Loaded>
    </div>
  )
}

const Appointments = ({ booked, zone }: { booked: ComingAppointment[]; zone: string }) => {
  const say = useSay()
  return (
    <Panel id="appointments-heading" title={say('Appointments today')}>
      <ul>
        {booked.map(({ id, reference, name, starts_at }) => (
          <li key={id}>
            <Link to={recordPath({ kind: 'enquiry', reference })} dir="auto">
              {name}
            </Link>
            <Moment at={starts_at} zone={zone} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const Interviews = ({ planned, zone }: { planned: PlannedToday[]; zone: string }) => {
  const say = useSay()
  return (
    <Panel id="interviews-heading" title={say('Interviews today')}>
      <ul>
        {planned.map(({ reference, name, starts_at, place, elsewhere }) => (
          <li key={reference}>
            <Link to={recordPath({ kind: 'application', reference })} dir="auto">
              {name}
            </Link>
            <span className="typed" dir="auto">
              {place}
            </span>
            <span>
              <Moment at={starts_at} zone={zone} only="time" /> <span className="soft">({elsewhere})</span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const Runs = ({ begin }: { begin: BeginningRun[] }) => {
  const say = useSay()
  return (
    <Panel id="runs-heading" title={say('Course runs that begin within a week')}>
      <ul>
        {begin.map(({ id, course, to, starts_on, ...seats }) => (
          <li key={id}>
            <Link to={to} dir="auto">
              {course}
            </Link>
            <CalendarDate date={starts_on} isShort />
            <SeatsPill run={seats} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

type RecordsProps = {
  id: string
  title: string
  /** The list of the inbox that they are in. */
  list: InboxQuery
  records: DueRecord[]
  hasMore: boolean
  now: number
  zone: string
}

function Records({ id, title, list, records, hasMore, now, zone }: RecordsProps) {
  const say = useSay()
  return (
    <Panel id={`${id}-heading`} title={title}>
      {records.length === 0 ? <p className="soft">{say('Nothing is due today.')}</p> : null}
      <ul>
        {records.map((record) => {
          return (
            <li key={record.reference}>
              <Link to={inList(recordPath(record), list)} dir="auto">
                {record.name}
              </Link>
              <span className="typed" dir="auto">
                {record.about}
              </span>
              <AnswerIn record={{ ...record, answered_at: null, closed_at: null }} zone={zone} now={now} />
            </li>
          )
        })}
      </ul>
      {hasMore ? (
        <LinkButton to={inboxUrl(list)} variant="outline" size="s">
          {say('Show all')}
        </LinkButton>
      ) : null}
    </Panel>
  )
}
