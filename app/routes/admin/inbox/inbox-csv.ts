// The filtered inbox as a spreadsheet.
import { officeTitle } from '#app/content/company/offices.ts'
import type { ExportedRecord } from '#app/features/inbox/exported-record.ts'
import { recordKinds } from '#app/features/records/kinds.ts'
import { statusLabel } from '#app/features/records/statuses.ts'
import { type CsvColumns, csvDownload } from '#app/http/csv.server.ts'
import { sayInEnglish } from '#app/languages/message.ts'
import { destinationOf, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { exportInbox } from './inbox-page.server.ts'

/** Exporting addresses needs more than the permission to read them. */
export const handle = { permission: 'inbox.write' } as const

export const loader = staffLoader(handle.permission, async (asked) =>
  csvDownload('inbox', columns, await exportInbox(asked), destinationOf(asked)),
)

const columns: CsvColumns<ExportedRecord> = {
  Reference: (row) => row.reference,
  Kind: ({ kind }) => recordKinds[kind].label,
  Status: ({ kind, status }) => statusLabel(kind, status),
  Name: (row) => row.name,
  Email: (row) => row.email,
  Phone: (row) => row.phone,
  Company: (row) => row.company,
  Services: ({ services }) => services.join(', '),
  About: (row) => row.about,
  Message: (row) => row.message,
  Office: ({ office }) => sayInEnglish(officeTitle(office)),
  'Assigned to': (row) => row.assigned_to,
  Tags: ({ tags }) => tags.join(','),
  Received: (row, time) => time(row.received_at),
  'Answer promised by': (row, time) => time(row.promised_by),
  Answered: (row, time) => time(row.answered_at),
  Closed: (row, time) => time(row.closed_at),
}
