import type { Db } from '#db/schema.ts'
import type { RecordKind, StatusOf } from '#db/tables/records.ts'
import { keptCounts } from './kept-counts.server.ts'
import { statusesOf } from './statuses.ts'

/** How many records of this kind stand in each status; every status is there, with 0 where there is none. */
export const countByStatus = <Kind extends RecordKind>(db: Db, kind: Kind): Promise<Record<StatusOf<Kind>, number>> =>
  keptCounts(db, kind, statusesOf(kind))
