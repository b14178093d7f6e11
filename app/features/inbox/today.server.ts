// What a member of staff has to do today.

import { addDays, dayOf, startOfDay } from '#app/time/days.ts'
import type { Db } from '#db/schema.ts'
import type { InboxReader } from './filter.ts'
import { type InboxRow, listInbox } from './inbox.server.ts'

const mostListed = 5

export type DueRecord = Pick<InboxRow, 'kind' | 'reference' | 'name' | 'about' | 'promised_by'>
type Due = {
  records: DueRecord[]
  /** There are more than those listed. */
  hasMore: boolean
}

export type Today = { due: Due; mine: Due }

/** The records to answer by midnight, overdue ones first, and the reader's own ones due later. */
export async function todayOf(db: Db, reader: InboxReader, zone: string): Promise<Today> {
  const midnight = startOfDay(addDays(dayOf(reader.now, zone), 1), zone)
  const listed = async (view: 'todo' | 'mine', isShown: (row: InboxRow) => boolean): Promise<Due> => {
    const { rows, next } = await listInbox(db, { view, search: '' }, reader, { size: 2 * mostListed })
    const shown = rows.filter(isShown)
    const hasMore = shown.length > mostListed || (next !== null && shown.length === rows.length)
    return { records: shown.slice(0, mostListed).map(line), hasMore }
  }
  const [due, mine] = await Promise.all([
    listed('todo', ({ promised_by }) => promised_by < midnight),
    listed('mine', ({ promised_by, answered_at }) => answered_at === null && promised_by >= midnight),
  ])
  return { due, mine }
}

const line = ({ kind, reference, name, about, promised_by }: InboxRow): DueRecord => ({
  kind,
  reference,
  name,
  about,
  promised_by,
})
