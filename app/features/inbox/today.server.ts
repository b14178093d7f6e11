// The work of a member of staff for today.

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

/** Counts up to one more than the limit. */
async function countDue(db: Db, reader: InboxReader, before: number): Promise<number> {
  if (reader.kinds.length === 0) return 0
  const records = db.selectFrom('records').where('records.kind', 'in', reader.kinds)
  return countUpTo(inView(records, 'todo', reader).where('records.promised_by', '<', before), countLimit)
}

async function listDue(db: Db, filter: InboxFilter, reader: InboxReader, before: number): Promise<Due> {
  // They come in the order in which they are due, so the page holds all that are listed.
  const { rows } = await listInbox(db, filter, reader, { size: mostListed + 1 })
  const due = rows.filter(({ promised_by }) => promised_by < before)
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
