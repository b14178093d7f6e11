import { db } from '#app/db.server.ts'
import { type AuditLine, auditChoices, walkAudit } from '#app/features/staff/audit/audit.server.ts'
import { type CsvColumns, csvDownload } from '#app/http/csv.server.ts'
import { destinationOf, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { recordExport } from '#db/audit.ts'
import { auditQuery } from './audit-query.server.ts'

/** Exporting addresses needs more than the permission to read the log. */
export const handle = { permission: 'security.manage' } as const

export const loader = staffLoader(handle.permission, async (asked) => {
  const { request, staff, by } = asked
  const query = new URL(request.url).searchParams
  const { chosen, filter } = auditQuery(query, await auditChoices(db), staff.timeZone)
  await recordExport(db, { kind: 'audit', detail: chosen }, by)
  return csvDownload('audit-log', columns, walkAudit(db, filter), destinationOf(asked))
})

const columns: CsvColumns<AuditLine> = {
  Time: ({ at }, time) => time(at),
  Person: (line) => line.actor_name,
  Action: (line) => line.verb,
  Record: (line) => line.record_kind,
  Reference: (line) => line.record_reference,
  Details: ({ detail }, time) =>
    detail.map(([name, value]) => `${name}: ${typeof value === 'number' ? time(value) : value}`).join('; '),
  Address: (line) => line.address,
  'Record id': (line) => line.record_id,
}
