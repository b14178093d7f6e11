import type { Db } from '#db/schema.ts'
import type { RecordKind, StatusOf } from '#db/tables/records.ts'
import { keptCounts } from './kept-counts.server.ts'
import { statusesOf } from './statuses.ts'

/** The number of records in each status, including those with 0. */
export const countByStatus = <Kind extends RecordKind>(db: Db, kind: Kind): Promise<Record<StatusOf<Kind>, number>> =>
  keptCounts(db, kind, statusesOf(kind))
