import { selectMatching } from '#db/queries/search.ts'
import type { Db } from '#db/schema.ts'
import type { RecordKind, StatusOf } from '#db/tables/records.ts'
import { overdueAt } from './overdue.ts'

export type RecordFilter<Kind extends RecordKind> = {
  status?: StatusOf<Kind>
  /** Only those that are overdue at this moment. */
  overdueAt?: number
  search?: string
}

/** To be ordered by `seq`, newest first. */
export function selectRecords<Kind extends RecordKind>(db: Db, kind: Kind, filter: RecordFilter<Kind>) {
  const { status, search = '' } = filter
  const found = selectMatching(db, 'records', search).where('records.kind', '=', kind)
  // What is quarantined shows only when it is asked for.
  const ofStatus = status ? found.where('records.status', '=', status) : found.where('records.status', '!=', 'spam')
  return filter.overdueAt === undefined ? ofStatus : ofStatus.where(overdueAt(filter.overdueAt))
}
