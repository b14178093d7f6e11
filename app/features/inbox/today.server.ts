// The work of a member of staff for today.

import { dueBy } from '#app/features/records/overdue.server.ts'
import { dueAt, isSnoozed, longestPromise } from '#app/features/records/overdue.ts'
import { addDays, dayOf, startOfDay } from '#app/time/days.ts'
import { countUpTo } from '#db/queries/page.ts'
import type { Db } from '#db/schema.ts'
import { countLimit } from './count-words.ts'
import type { InboxFilter, InboxReader } from './filter.ts'
import { type InboxRow, inView, listInbox } from './inbox.server.ts'

const mostListed = 5

export type DueRecord = Pick<InboxRow, 'kind' | 'reference' | 'name' | 'about' | 'promised_by' | 'booked_at'>
type Due = {
  records: DueRecord[]
  /** There are more than those listed. */
  hasMore: boolean
}

export type Today = { due: Due & { count: number }; mine: Due }

/** The records to answer by midnight, and all that are assigned to the reader; overdue ones come first. */
export async function todayOf(db: Db, reader: InboxReader, zone: string): Promise<Today> {
  const midnight = startOfDay(addDays(dayOf(reader.now, zone), 1), zone)
  const toAnswer = { view: 'todo', search: '' } as const
  const [due, count, mine] = await Promise.all([
    listDue(db, toAnswer, reader, midnight),
    countDue(db, reader, midnight),
    listDue(db, { ...toAnswer, assignee: reader.userId }, reader, Number.POSITIVE_INFINITY),
  ])
  return { due: { ...due, count }, mine }
}

/** The records that wait for an answer because the newest reply did not arrive; one more than are listed. */
export function undeliveredReplies(db: Db, { kinds, now, userId }: InboxReader) {
  // Such mails are few: they come first, and lead to their records.
  const lost = db
    .selectFrom('outbox')
    .innerJoin('record_events as reply', 'reply.mail_id', 'outbox.id')
    .select('reply.record_id')
    .where('outbox.status', 'in', ['bounced', 'complained', 'failed'])
    .where('reply.type', '=', 'reply')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('record_events as later')
            .select('later.id')
            .whereRef('later.record_id', '=', 'reply.record_id')
            .where('later.type', '=', 'reply')
            .whereRef('later.at', '>', 'reply.at'),
        ),
      ),
    )
  return inView(db.selectFrom('records').where('records.kind', 'in', kinds), 'todo', { now, userId })
    .select(['records.kind', 'records.reference'])
    .where('records.id', 'in', lost)
    .orderBy('records.promised_by')
    .limit(mostListed + 1)
    .execute()
}

/** Counts up to one more than the limit. */
async function countDue(db: Db, reader: InboxReader, before: number): Promise<number> {
  if (reader.kinds.length === 0) return 0
  const records = db.selectFrom('records').where('records.kind', 'in', reader.kinds)
  const due = inView(records, 'todo', reader).where((e) =>
    e.and([e('records.promised_by', '<', before + longestPromise), e(dueBy, '<', before)]),
  )
  return countUpTo(due, countLimit)
}

async function listDue(db: Db, filter: InboxFilter, reader: InboxReader, before: number): Promise<Due> {
  const size = mostListed + 1
  const [overdue, others] = await Promise.all([
    listInbox(db, { ...filter, view: 'overdue' }, reader, { size }),
    // They come in the order of their turns, so the page holds all that are listed.
    listInbox(db, filter, reader, { size }),
  ])
  const late = overdue.rows.filter((row) => !isSnoozed(row, reader.now))
  const listed = new Set(late.map(({ reference }) => reference))
  const due = [...late, ...others.rows.filter((row) => !listed.has(row.reference) && dueAt(row) < before)]
  return { records: due.slice(0, mostListed).map(line), hasMore: due.length > mostListed }
}

const line = ({ kind, reference, name, about, promised_by, booked_at }: InboxRow): DueRecord => ({
  kind,
  reference,
  name,
  about,
  promised_by,
  booked_at,
})
