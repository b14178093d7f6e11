import { Link } from '@remix-run/react'
import type { InterviewToday } from '#app/features/applications/interviews.server.ts'
import type { RunRow } from '#app/features/applications/runs/runs.server.ts'
import type { ComingAppointment } from '#app/features/appointments/coming.server.ts'
import { countWords } from '#app/features/inbox/count-words.ts'
import type { DueRecord, Today } from '#app/features/inbox/today.server.ts'
import { recordPath } from '#app/features/records/kinds.ts'
import { useSay } from '#app/languages/say.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { CalendarDate } from '#app/ui/text/calendar-date.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { SeatsPill } from '../applications/runs/run-places.tsx'
import { type InboxQuery, inboxUrl, inList } from '../inbox/query.ts'
import { AnswerIn } from '../records/answer-by.tsx'
import { Loaded, type Part } from './part.tsx'

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
