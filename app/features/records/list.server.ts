import { countUpTo } from '#db/queries/page.ts'
import { selectMatching } from '#db/queries/search.ts'
import type { Db } from '#db/schema.ts'
import type { RecordKind, StatusOf } from '#db/tables/records.ts'
import { overdueAt } from './overdue.server.ts'

export type RecordFilter<Kind extends RecordKind> = {
  status?: StatusOf<Kind>
  /** Only records that are overdue at this time. */
  overdueAt?: number
  search?: string
}

/** The query is meant to be ordered by `seq`, newest first. */
export function selectRecords<Kind extends RecordKind>(db: Db, kind: Kind, filter: RecordFilter<Kind>) {
  const { status, search = '' } = filter
  const found = selectMatching(db, 'records', search).where('records.kind', '=', kind)
  // Quarantined records are listed only in their own status.
  const ofStatus = status ? found.where('records.status', '=', status) : found.where('records.status', '!=', 'spam')
  return filter.overdueAt === undefined ? ofStatus : ofStatus.where(overdueAt(filter.overdueAt))
}

export const countMatchingRecords = <Kind extends RecordKind>(
  db: Db,
  kind: Kind,
  filter: RecordFilter<Kind>,
  limit: number,
): Promise<number> => countUpTo(selectRecords(db, kind, filter), limit)
