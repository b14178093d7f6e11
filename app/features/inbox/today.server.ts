// The work of a member of staff for today.

import { addDays, dayOf, startOfDay } from '#app/time/days.ts'
import type { Db } from '#db/schema.ts'
import type { InboxFilter, InboxReader } from './filter.ts'
import { type InboxRow, listInbox } from './inbox.server.ts'

const mostListed = 5

export type DueRecord = Pick<InboxRow, 'kind' | 'reference' | 'name' | 'about' | 'promised_by'>
type Due = {
  records: DueRecord[]
  /** There are more than those listed. */
  hasMore: boolean
}

export type Today = { due: Due; mine: Due }

/** The records to answer by midnight, and all that are assigned to the reader; overdue ones come first. */
export async function todayOf(db: Db, reader: InboxReader, zone: string): Promise<Today> {
  const midnight = startOfDay(addDays(dayOf(reader.now, zone), 1), zone)
  const toAnswer = { view: 'todo', search: '' } as const
  const [due, mine] = await Promise.all([
    listDue(db, toAnswer, reader, midnight),
    listDue(db, { ...toAnswer, assignee: reader.userId }, reader, Number.POSITIVE_INFINITY),
  ])
  return { due, mine }
}

async function listDue(db: Db, filter: InboxFilter, reader: InboxReader, before: number): Promise<Due> {
  // They come in the order in which they are due, so the page holds all that are listed.
  const { rows } = await listInbox(db, filter, reader, { size: mostListed + 1 })
  const due = rows.filter(({ promised_by }) => promised_by < before)
  return { records: due.slice(0, mostListed).map(line), hasMore: due.length > mostListed }
}

const line = ({ kind, reference, name, about, promised_by }: InboxRow): DueRecord => ({
  kind,
  reference,
  name,
  about,
  promised_by,
})
