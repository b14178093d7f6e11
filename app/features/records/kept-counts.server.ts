import type { Db } from '#db/schema.ts'
import type { RecordCountsTable } from '#db/tables/counts.ts'

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
