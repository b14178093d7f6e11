import type { Db } from '#db/schema.ts'
import type { RecordKind, StatusOf } from '#db/tables/records.ts'
import { statusesOf } from './statuses.ts'

/** How many records of this kind stand in each status; every status is there, with 0 where there is none. */
export async function countByStatus<Kind extends RecordKind>(
  db: Db,
  kind: Kind,
): Promise<Record<StatusOf<Kind>, number>> {
  const rows = await db.selectFrom('record_counts').select(['status', 'count']).where('kind', '=', kind).execute()
  const counted = new Map(rows.map(({ status, count }) => [String(status), Number(count)]))
  return Object.fromEntries(statusesOf(kind).map((status) => [status, counted.get(status) ?? 0])) as Record<
    StatusOf<Kind>,
    number
  >
}
