import { Readable } from 'node:stream'
import { createReadableStreamFromReadable, type LoaderFunctionArgs } from '@remix-run/node'
import { db } from '#app/db.server.ts'
import { auditChoices, recordExport, walkAudit } from '#app/features/staff/audit.server.ts'
import { requireStaff } from '#app/features/staff/require-staff.server.ts'
import { byteOrderMark, csvLine } from '#app/http/csv.ts'
import { auditQuery } from './audit-query.server.ts'

export const handle = { permission: 'audit.read' } as const

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireStaff(db, request, handle.permission)
  const query = new URL(request.url).searchParams
  const { chosen, filter } = auditQuery(query, await auditChoices(db), staff.timeZone)
  await recordExport(db, staff, chosen, Date.now())
  const name = `audit-log-${new Date().toISOString().slice(0, 10)}.csv`
  return new Response(createReadableStreamFromReadable(Readable.from(table(filter))), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
    },
  })
}

async function* table(filter: Parameters<typeof walkAudit>[1]) {
  yield byteOrderMark +
    csvLine(['Time (UTC)', 'Person', 'Deed', 'Record', 'Reference', 'Details', 'Address', 'Record id'])
  for await (const lines of walkAudit(db, filter)) {
    yield lines
      .map(({ at, actor_name, verb, record_kind, record_reference, detail, address, record_id }) =>
        csvLine([
          new Date(at).toISOString(),
          actor_name,
          verb,
          record_kind,
          record_reference,
          detail.map((fact) => fact.join(': ')).join('; '),
          address,
          record_id,
        ]),
      )
      .join('')
  }
}
