// The records of the filtered inbox, for its downloads.
import { db } from '#app/db.server.ts'
import { exportRecords } from '#app/features/inbox/export.server.ts'
import { walkInbox } from '#app/features/inbox/inbox.server.ts'
import type { Asked } from '#app/routes/admin/shared/staff-action.server.ts'
import { recordExport } from '#db/audit.ts'
import { filterOf, readerOf, readInboxQuery } from './query.ts'

export async function exportInbox({ request, staff, now, by }: Asked) {
  const query = readInboxQuery(new URL(request.url).searchParams)
  const { search, view, kind = '', status = '', office = '' } = query
  await recordExport(db, { kind: 'inbox', detail: { view, kind, status, office, search: Boolean(search) } }, by)
  return exportRecords(db, walkInbox(db, filterOf(query, staff), readerOf(staff, now)))
}
