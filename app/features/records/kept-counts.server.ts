import type { Db } from '#db/schema.ts'
import type { RecordCountsTable } from '#db/tables/counts.ts'
import type { RecordKind, StatusOf } from '#db/tables/records.ts'
import { statusesOf } from './statuses.ts'

/** The number of rows in each status, from counts that triggers maintain; 0 for missing ones. */
export async function keptCounts<Status extends string>(
  db: Db,
  kind: RecordCountsTable['kind'],
  statuses: readonly Status[],
): Promise<Record<Status, number>> {
  const rows = await db.selectFrom('record_counts').select(['status', 'count']).where('kind', '=', kind).execute()
  const counted = new Map<string, number>(rows.map(({ status, count }) => [status, Number(count)]))
  return Object.fromEntries(statuses.map((status) => [status, counted.get(status) ?? 0])) as Record<Status, number>
}

/** The number of records in each status, including those with 0. */
export const countByStatus = <Kind extends RecordKind>(db: Db, kind: Kind): Promise<Record<StatusOf<Kind>, number>> =>
  keptCounts(db, kind, statusesOf(kind))
