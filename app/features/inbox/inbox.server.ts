// Lists enquiries and applications together. Each kind is read by its own index and the pages are merged, so a list of
// any length costs as much as a page of each.
import { type SelectQueryBuilder, sql } from 'kysely'
import { bookedAt } from '#app/features/appointments/appointments.server.ts'
import { overdueAt } from '#app/features/records/overdue.server.ts'
import { longestPromise, turnAt } from '#app/features/records/overdue.ts'
import { possibleReferences } from '#app/features/records/reference.ts'
import { type Cursor, type Page, portion, readPage, walkPages } from '#db/queries/page.ts'
import { selectMatching } from '#db/queries/search.ts'
import type { Database, Db } from '#db/schema.ts'
import type { RecordKind, RecordRow } from '#db/tables/records.ts'
import { type InboxFilter, type InboxReader, isByPromise, kindsIn, nobody, type View } from './filter.ts'

type Facts =
  | 'seq'
  | 'reference'
  | 'kind'
  | 'status'
  | 'name'
  | 'email'
  | 'office'
  | 'received_at'
  | 'promised_by'
  | 'answered_at'
  | 'asked_again_at'
export type InboxRow = Pick<
  RecordRow,
  Facts | 'closed_at' | 'merged_into' | 'read_at' | 'snoozed_until' | 'tags' | 'version'
> & {
  assignee: string | null
  /** An enquiry's subject or an application's course. */
  about: string | null
  /** The time of an enquiry's appointment. */
  booked_at: number | null
  /** The beginning of the message. */
  message: string | null
}

/** The columns that give a record's position in every list. */
export type Position = Pick<InboxRow, 'promised_by' | 'booked_at' | 'seq'>

const pageSize = 50
const personLimit = 200
/** The length of a message's first line in a list, and the length of a whole message. */
const beginning = 240
const wholeMessage = 100_000
const lengthOf = (isWhole: boolean) => (isWhole ? wholeMessage : beginning)

type Paged = { after?: Cursor; size?: number; isBackward?: boolean; hasWholeMessages?: boolean }

export async function listInbox(
  db: Db,
  filter: InboxFilter,
  reader: InboxReader,
  { after, size = pageSize, isBackward = false, hasWholeMessages = false }: Paged = {},
): Promise<Page<InboxRow>> {
  const byPromise = isByPromise(filter)
  const isRising = byPromise !== isBackward
  const paging = { after, size, isRising }
  const pages = await Promise.all(
    kindsIn(filter, reader.kinds).flatMap((kind) => {
      const all = withFacts(select(db, kind, filter, reader), kind, lengthOf(hasWholeMessages))
      if (!byPromise) return readPage(all, { by: ['records.seq'], ...paging })
      const own = kind === 'enquiry' ? all.where(hasEarlierAppointment, '=', sql.lit(0)) : all
      const due = filter.view === 'overdue' ? own.where('records.promised_by', '<=', reader.now) : own
      const promised = readPage(due, { by: ['records.promised_by', 'records.seq'], ...paging })
      if (kind !== 'enquiry') return promised
      const first = withFacts(select(db, kind, filter, reader, booked(db)), kind, lengthOf(hasWholeMessages))
      const appointed = db.selectFrom(first.where(hasEarlierAppointment, '=', sql.lit(1)).as('appointed')).selectAll()
      return [promised, readPage(appointed, { by: ['appointed.booked_at', 'appointed.seq'], ...paging })]
    }),
  )
  const keyOf = (row: InboxRow) => (byPromise ? [turnAt(row), row.seq] : [row.seq])
  const found = pages.flatMap(({ rows }) => rows).sort((a, b) => compare(keyOf(a), keyOf(b)) * (isRising ? 1 : -1))
  const rows = found.slice(0, size)
  const last = rows.at(-1)
  const hasMore = found.length > size || pages.some(({ next }) => next)
  return { rows, next: hasMore && last ? keyOf(last) : null }
}

/** Few records have an appointment before their promise: these are read on their own, in the order of their appointments. */
const hasEarlierAppointment = sql<number>`case when ${bookedAt} <= records.promised_by then 1 else 0 end`

/** The records with an appointment, read from those: SQLite keeps the order of a cross join. */
const booked = (db: Db) =>
  db.selectFrom(
    sql<Database['records']>`(select records.*
      from (select distinct record_id from appointments where status = 'booked') as booked cross join records
      where records.id = booked.record_id)`.as('records'),
  ) as unknown as RecordQuery

/** The reference of the next or previous record in the list. */
export async function findNeighbour(
  db: Db,
  filter: InboxFilter,
  reader: InboxReader,
  position: Position,
  direction: 'next' | 'previous',
): Promise<Pick<InboxRow, 'kind' | 'reference'> | null> {
  const after = isByPromise(filter) ? [turnAt(position), position.seq] : [position.seq]
  const { rows } = await listInbox(db, filter, reader, { after, size: 1, isBackward: direction === 'previous' })
  return rows[0] ?? null
}

/** The whole list, a portion at a time. */
export const walkInbox = (db: Db, filter: InboxFilter, reader: InboxReader) =>
  walkPages((after) => listInbox(db, filter, reader, { after, size: portion, hasWholeMessages: true }))

/** All records from the same address, newest first. @param most of each kind */
export async function findPersonRecords(
  db: Db,
  reference: string,
  { kinds }: InboxReader,
  most = personLimit,
): Promise<InboxRow[] | null> {
  const person = await db
    .selectFrom('records')
    .select(['kind', 'email_key'])
    .where('reference', '=', reference)
    .executeTakeFirst()
  if (!person || !kinds.includes(person.kind)) return null
  const of = (kind: RecordKind) => {
    const all = db.selectFrom('records').where('records.kind', '=', kind)
    // Without an address the record stands alone.
    const same = person.email_key
      ? all.where('records.email_key', '=', person.email_key)
      : all.where('records.reference', '=', reference)
    return withFacts(same, kind).orderBy('records.seq', 'desc').limit(most).execute()
  }
  const found = await Promise.all(kinds.map(of))
  return found.flat().sort((a, b) => b.seq - a.seq)
}

/** A reference finds its record in any status, ignoring the other filters. */
export async function listByReference(
  db: Db,
  typed: string,
  reader: Pick<InboxReader, 'kinds'>,
  { hasWholeMessages = false }: Pick<Paged, 'hasWholeMessages'> = {},
): Promise<InboxRow[]> {
  const references = possibleReferences(typed)
  if (references.length === 0) return []
  const all = await Promise.all(
    reader.kinds.map((kind) =>
      withFacts(db.selectFrom('records').where('records.kind', '=', kind), kind, lengthOf(hasWholeMessages))
        .where('records.reference', 'in', references)
        .execute(),
    ),
  )
  return all.flat()
}

function select(
  db: Db,
  kind: RecordKind,
  filter: InboxFilter,
  reader: InboxReader,
  all: RecordQuery = selectMatching(db, 'records', filter.search),
) {
  const { view, status, office, assignee, from, until, isOpen } = filter
  let query = inView(all.where('records.kind', '=', kind), view, reader)
  if (isOpen) query = query.where('records.closed_at', 'is', null)
  if (status) query = query.where('records.status', '=', status)
  if (office) query = query.where('records.office', '=', office)
  if (assignee === nobody) query = query.where('records.assignee_id', 'is', null)
  else if (assignee) query = query.where('records.assignee_id', '=', assignee)
  if (from !== undefined) query = query.where('records.received_at', '>=', from).where(notBefore(filter, kind, from))
  if (until !== undefined) query = query.where('records.received_at', '<', until).where(notAfter(filter, kind, until))
  return query
}

type RecordQuery = SelectQueryBuilder<Database, 'records', object>

/** The conditions of a view, written to match its index. */
export function inView(query: RecordQuery, view: View, { userId, now }: Omit<InboxReader, 'kinds'>): RecordQuery {
  if (view === 'all') return query.where('records.status', '!=', 'spam')
  if (view === 'spam') return query.where('records.status', '=', 'spam')
  if (view === 'done') return query.where('records.closed_at', 'is not', null).where('records.status', '!=', 'spam')
  const open = query.where('records.closed_at', 'is', null)
  if (view === 'snoozed') {
    return open.where('records.snoozed_until', 'is not', null).where('records.snoozed_until', '>', now)
  }
  // Snoozing does not hide records that are overdue or unread.
  if (view === 'overdue') return open.where(overdueAt(now))
  if (view === 'unread') return open.where('records.read_at', 'is', null)
  const awake = open.where((e) => e.or([e('records.snoozed_until', 'is', null), e('records.snoozed_until', '<=', now)]))
  if (view === 'mine') return awake.where('records.assignee_id', '=', userId)
  return awake.where('records.answered_at', view === 'answered' ? 'is not' : 'is', null)
}

const hour = 60 * 60_000

// A filter by date also limits the column that orders the list, otherwise everything before that date would be read.
// Records are numbered in order of arrival, except when the clock was set.
const notBefore = (filter: InboxFilter, kind: RecordKind, from: number) =>
  isByPromise(filter)
    ? sql<boolean>`records.promised_by >= ${from}`
    : sql<boolean>`records.seq >= coalesce(${firstSince(kind, from - hour)}, 0)`

const notAfter = (filter: InboxFilter, kind: RecordKind, until: number) =>
  isByPromise(filter)
    ? sql<boolean>`records.promised_by < ${until + longestPromise}`
    : sql<boolean>`records.seq <= coalesce(${firstSince(kind, until + hour)}, 9007199254740991)`

const firstSince = (kind: RecordKind, at: number) =>
  sql`(select first.seq from records as first where first.kind = ${kind} and first.received_at >= ${at}
    order by first.received_at limit 1)`

function withFacts(
  query: RecordQuery,
  kind: RecordKind,
  length = beginning,
): SelectQueryBuilder<Database, 'records', InboxRow> {
  const beside = kind === 'enquiry' ? sql.table('enquiries') : sql.table('applications')
  const about = kind === 'enquiry' ? 'subject' : 'course_name'
  const own = (column: string) => sql`(select ${sql.ref(column)} from ${beside} where record_id = records.id)`
  return query
    .select(['records.seq', 'records.reference', 'records.kind', 'records.status', 'records.name', 'records.email'])
    .select('records.office')
    .select(['records.received_at', 'records.promised_by', 'records.answered_at', 'records.closed_at'])
    .select(['records.asked_again_at', 'records.merged_into'])
    .select(['records.read_at', 'records.snoozed_until', 'records.tags', 'records.version'])
    .select([
      sql<string | null>`(select name from users where users.id = records.assignee_id)`.as('assignee'),
      sql<string | null>`${own(about)}`.as('about'),
      bookedAt.as('booked_at'),
      sql<string | null>`substr(${own('message')}, 1, ${sql.lit(length)})`.as('message'),
    ])
}

function compare(a: readonly number[], b: readonly number[]): number {
  const different = a.findIndex((value, index) => value !== b[index])
  return different < 0 ? 0 : (a[different] ?? 0) - (b[different] ?? 0)
}
