// The filtered inbox as a spreadsheet.
import { officeTitle } from '#app/content/company/offices.ts'
import { db } from '#app/db.server.ts'
import { type InboxLine, withContacts } from '#app/features/inbox/export.server.ts'
import { walkInbox } from '#app/features/inbox/inbox.server.ts'
import { recordKinds } from '#app/features/records/kinds.ts'
import { statusLabel } from '#app/features/records/statuses.ts'
import { type CsvColumns, csvDownload, utc } from '#app/http/csv.server.ts'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { recordExport } from '#db/audit.ts'
import { filterOf, readerOf, readInboxQuery } from './query.ts'

export const handle = { permission: 'inbox.read' } as const

export const loader = staffLoader(handle.permission, async ({ request, context, staff, now, by }) => {
  const query = readInboxQuery(new URL(request.url).searchParams)
  const { search, view, kind = '', status = '', office = '' } = query
  const detail = { view, kind, status, office, search: Boolean(search) }
  await recordExport(db, { kind: 'inbox', detail }, by)
  return csvDownload(
    'inbox',
    columns,
    withContacts(db, walkInbox(db, filterOf(query, staff), readerOf(staff, now))),
    context,
  )
})

const columns: CsvColumns<InboxLine> = {
  Reference: (row) => row.reference,
  Kind: ({ kind }) => recordKinds[kind].label,
  Status: ({ kind, status }) => statusLabel(kind, status),
  Name: (row) => row.name,
  Email: (row) => row.email,
  Phone: (row) => row.phone,
  Company: (row) => row.company,
  Services: (row) => row.services,
  About: (row) => row.about,
  Message: (row) => row.message,
  Office: ({ office }) => officeTitle(office),
  'Assigned to': (row) => row.assignee,
  Tags: (row) => row.tags,
  'Received (UTC)': (row) => utc(row.received_at),
  'Answer promised by (UTC)': (row) => utc(row.promised_by),
  'Answered (UTC)': (row) => utc(row.answered_at),
  'Closed (UTC)': (row) => utc(row.closed_at),
}
