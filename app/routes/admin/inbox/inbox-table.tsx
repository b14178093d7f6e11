import { Form, Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { Colleague } from '#app/features/records/colleagues.server.ts'
import { recordPath } from '#app/features/records/kinds.ts'
import { dueAt, isSnoozed, isUnanswered } from '#app/features/records/overdue.ts'
import { movesFrom, statusLabel } from '#app/features/records/statuses.ts'
import { shownTags } from '#app/features/records/tags/tags.ts'
import { drawn } from '#app/languages/message.ts'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { type Column, RecordTable } from '#app/routes/admin/shared/record-list.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Moment, shortest } from '#app/ui/text/moment.tsx'
import { AnswerIn, Consultation } from '../records/record-facts.tsx'
import { targetText } from './bulk-choices.ts'
import type { ShownRow } from './inbox-page.server.ts'
import { type InboxQuery, inboxPath, inList, listQuery } from './query.ts'
import { SelectionBar } from './selection-bar.tsx'

type InboxTableProps = {
  rows: readonly ShownRow[]
  query: InboxQuery
  now: number
  zone: string
  /** The possible assignees; null for readers who cannot assign. */
  colleagues: readonly Colleague[] | null
  tagsInUse?: readonly string[]
}

/** One line for each record, so that a screen shows about twenty. */
export function InboxTable({ rows, query, now, zone, colleagues, tagsInUse = [] }: InboxTableProps) {
  const say = useSay()
  const columns = columnsOf(query, now, zone)
  const table = (
    <div className="inbox" data-view={query.view}>
      <RecordTable
        isCompact={false}
        caption={say('Enquiries and applications')}
        rows={rows}
        columns={colleagues ? [ticked, ...columns] : columns}
        keyOf={({ reference }) => reference}
      />
    </div>
  )
  if (!colleagues) return table
  return (
    <Form
      method="post"
      action={`${inboxPath}/bulk${listQuery(query)}`}
      id="bulk"
      className="inbox-bulk"
      preventScrollReset
    >
      {table}
      <SelectionBar colleagues={colleagues} tagsInUse={tagsInUse} />
    </Form>
  )
}

const ticked: Column<ShownRow> = {
  head: drawn('✓'),
  label: null,
  cell: (row) => <Tick row={row} />,
}

function Tick({ row }: { row: ShownRow }) {
  const say = useSay()
  return (
    <label className="checkbox tick">
      <span className="visually-hidden">{say('Select {reference}', { reference: row.reference })}</span>
      <input
        type="checkbox"
        name="record"
        value={targetText(row)}
        data-moves={movesOf(row)}
        data-person={row.person ?? undefined}
      />
    </label>
  )
}

/** The statuses that it may be moved to without a page of its own. */
const movesOf = ({ kind, status }: ShownRow) =>
  movesFrom(kind, status)
    .flatMap(({ to, asks }) => (asks ? [] : to))
    .join(' ')

const columnsOf = (query: InboxQuery, now: number, zone: string): Column<ShownRow>[] => [
  { head: 'From', isRowHead: true, cell: (row) => <From row={row} query={query} /> },
  {
    head: 'Message',
    label: null,
    cell: (row) => (
      <Message {...row}>
        {query.view !== 'snoozed' && isSnoozed(row, now) ? (
          <span className="inbox-draft">
            <Said
              phrase="Snoozed until {time}"
              values={{ time: <Moment at={row.snoozed_until} zone={zone} only="day" /> }}
            />{' '}
          </span>
        ) : null}
        {isToCome(row, now) ? (
          <>
            <Consultation at={row.booked_at} zone={zone} now={now} />
            {' · '}
          </>
        ) : null}
      </Message>
    ),
  },
  dayColumn(query, now, zone),
  {
    head: 'Reply due',
    label: null,
    cell: (row) =>
      query.view === 'snoozed' && row.snoozed_until !== null ? (
        <Said phrase="Until {time}" values={{ time: <Moment at={row.snoozed_until} zone={zone} only="hour" /> }} />
      ) : row.closed_at === null || query.view !== 'done' ? (
        <Answer row={row} now={now} zone={zone} />
      ) : null,
  },
  {
    head: 'Assigned to',
    label: null,
    cell: ({ assignee }) =>
      assignee === null ? null : (
        <span className="assignee" title={assignee} dir="auto">
          {assignee}
        </span>
      ),
  },
  {
    head: 'Status',
    label: null,
    cell: ({ kind, status }) => <Pill status={status} label={statusLabel(kind, status)} />,
  },
]

/** Records that are done are in the order in which they ended. */
function dayColumn({ view }: InboxQuery, now: number, zone: string): Column<ShownRow> {
  const shown = (at: number) => <Moment at={at} zone={zone} only={shortest(at, now, zone)} />
  return view === 'done'
    ? { head: 'Closed', label: null, cell: ({ closed_at, received_at }) => shown(closed_at ?? received_at) }
    : { head: 'Received', label: null, cell: ({ received_at }) => shown(received_at) }
}

function From({ row, query }: { row: ShownRow; query: InboxQuery }) {
  const say = useSay()
  const isUnread = row.read_at === null && row.closed_at === null
  return (
    <Link
      to={inList(recordPath(row), query)}
      className="inbox-from"
      id={row.reference}
      data-reference={row.reference}
      data-unread={isUnread || undefined}
      dir="auto"
    >
      {isUnread ? <span className="visually-hidden">{say('Unread:')} </span> : null}
      {row.name}
    </Link>
  )
}

type MessageProps = Pick<ShownRow, 'kind' | 'about' | 'line' | 'tags' | 'drafts'> & { children: ReactNode }

function Message({ kind, about, line, tags, drafts, children }: MessageProps) {
  const say = useSay()
  return (
    <div className="inbox-line" dir="auto">
      {children}
      {drafts.map((author) => (
        <span key={author} className="inbox-draft">
          {author === null ? say('Draft') : say('Draft by {author}', { author })}{' '}
        </span>
      ))}
      {kind === 'application' ? `${say('Application:')} ` : null}
      {about ? <strong>{about}</strong> : null} {line}
      {tags ? <em> {shownTags({ tags })}</em> : null}
    </div>
  )
}

/** The appointment to come is said before the message, unless it is the answer that is waited for. */
const isToCome = (row: ShownRow, now: number): row is ShownRow & { booked_at: number } =>
  row.booked_at !== null &&
  row.booked_at > now &&
  row.closed_at === null &&
  !(isUnanswered(row) && dueAt(row) !== row.promised_by)

/** The time left while the sender waits, or the day of the end or the answer. */
function Answer({ row, now, zone }: { row: ShownRow; now: number; zone: string }) {
  const say = useSay()
  if (!isUnanswered(row)) {
    if (row.answered_at === null) return null
    const at = row.closed_at ?? row.answered_at
    return (
      <span className="soft">
        <Said
          phrase={row.closed_at === null ? 'Answered {time}' : 'Closed {time}'}
          values={{ time: <Moment at={at} zone={zone} only={shortest(at, now, zone)} /> }}
        />
      </span>
    )
  }
  return (
    <>
      <AnswerIn record={row} zone={zone} now={now} />
      {row.asked_again_at === null ? null : <span className="soft"> {say('(wrote again)')}</span>}
    </>
  )
}
