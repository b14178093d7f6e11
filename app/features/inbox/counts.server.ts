// The number of records in each view of the inbox. Counts that triggers maintain are read; the others are counted up to
// a limit.
import { countByStatus } from '#app/features/records/kept-counts.server.ts'
import { readableKinds } from '#app/features/records/kinds.ts'
import { isOpen, statusesOf } from '#app/features/records/statuses.ts'
import { countUpTo } from '#db/queries/page.ts'
import { selectMatching } from '#db/queries/search.ts'
import type { Db } from '#db/schema.ts'
import type { RecordKind } from '#db/tables/records.ts'
import type { Roles } from '#db/tables/staff.ts'
import { countLimit } from './count-words.ts'
import type { InboxReader, View } from './filter.ts'
import { inView } from './inbox.server.ts'

const counted = ['todo', 'overdue', 'unread', 'mine', 'answered', 'snoozed'] as const satisfies View[]

export async function countViews(db: Db, reader: InboxReader): Promise<Record<View, number>> {
  const [statusCounts, ...found] = await Promise.all([
    keptCounts(db, reader.kinds),
    ...counted.map((view) => countView(db, view, reader)),
  ])
  const open = Object.fromEntries(counted.map((view, index) => [view, found[index] ?? 0])) as Record<
    (typeof counted)[number],
    number
  >
  return { ...open, ...statusCounts }
}

/** The records to answer, counted up to one more than the limit. */
export const countToAnswer = (db: Db, { id, role }: { id: string; role: Roles }, now: number): Promise<number> =>
  countView(db, 'todo', { userId: id, kinds: readableKinds(role), now })

/** Counts up to one more than the limit. */
async function countView(db: Db, view: View, reader: InboxReader): Promise<number> {
  if (reader.kinds.length === 0) return 0
  const records = db.selectFrom('records').where('records.kind', 'in', reader.kinds)
  return countUpTo(inView(records, view, reader), countLimit)
}

async function keptCounts(db: Db, kinds: readonly RecordKind[]) {
  const sums = { done: 0, spam: 0, all: 0 }
  for (const kind of kinds) {
    const counts = await countByStatus(db, kind)
    for (const status of statusesOf(kind)) {
      if (status === 'spam') sums.spam += counts[status]
      else sums.all += counts[status]
      if (status !== 'spam' && !isOpen(kind, status)) sums.done += counts[status]
    }
    sums.done -= await countOpenAgain(db, kind)
  }
  return sums
}

/** Decided records that are open again because their sender wrote again, or a reply did not arrive. */
async function countOpenAgain(db: Db, kind: RecordKind): Promise<number> {
  const decided = statusesOf(kind).filter((status) => !isOpen(kind, status))
  const { count } = await db
    .selectFrom('records')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('kind', '=', kind)
    .where('status', 'in', decided)
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The number of search results in quarantine, up to the limit. */
export async function countSpamHits(db: Db, search: string, { kinds }: InboxReader): Promise<number> {
  if (kinds.length === 0) return 0
  const found = selectMatching(db, 'records', search)
    .where('records.kind', 'in', kinds)
    .where('records.status', '=', 'spam')
  return countUpTo(found, countLimit)
}
