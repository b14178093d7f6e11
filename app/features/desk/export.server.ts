import { type Actor, recordAudit } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import type { InboxFilter } from './inbox-filter.ts'

/** That somebody took records away, and by which filter; never the words of a search. */
export function recordInboxExport(
  db: Db,
  actor: Actor,
  { search, view, kind, status, office }: Pick<InboxFilter, 'search' | 'view' | 'kind' | 'status' | 'office'>,
  now: number,
): Promise<void> {
  const filters = Object.entries({ view, kind, status, office }).filter(([, value]) => value)
  const detail = { ...Object.fromEntries(filters), search: Boolean(search) }
  return db.transaction().execute((trx) => recordAudit(trx, actor, { verb: 'exported', kind: 'inbox', detail }, now))
}
