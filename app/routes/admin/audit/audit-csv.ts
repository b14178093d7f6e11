import type { LoaderFunctionArgs } from '@remix-run/node'
import { db } from '#app/db.server.ts'
import { auditChoices, recordExport, walkAudit } from '#app/features/staff/audit/audit.server.ts'
import { requireStaff } from '#app/features/staff/require-staff.server.ts'
import { csvDownload } from '#app/http/csv.server.ts'
import { auditQuery } from './audit-query.server.ts'

export const handle = { permission: 'audit.read' } as const

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireStaff(db, request, handle.permission)
  const query = new URL(request.url).searchParams
  const { chosen, filter } = auditQuery(query, await auditChoices(db), staff.timeZone)
  await recordExport(db, staff, chosen, Date.now())
  return csvDownload('audit-log', heads, pages(filter))
}

const heads = ['Time (UTC)', 'Person', 'Deed', 'Record', 'Reference', 'Details', 'Address', 'Record id']

async function* pages(filter: Parameters<typeof walkAudit>[1]) {
  for await (const lines of walkAudit(db, filter)) {
    yield lines.map(({ at, actor_name, verb, record_kind, record_reference, detail, address, record_id }) => [
      ...[new Date(at).toISOString(), actor_name, verb, record_kind, record_reference],
      ...[detail.map((fact) => fact.join(': ')).join('; '), address, record_id],
    ])
  }
}
