import { db } from '#app/db.server.ts'
import { exportChain } from '#app/features/staff/audit/check-chain.server.ts'
import { jsonDownload } from '#app/http/streamed-download.server.ts'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { recordExport } from '#db/audit.ts'

export const handle = { permission: 'audit.read' } as const

export const loader = staffLoader(handle.permission, async ({ context, by }) => {
  await recordExport(db, { kind: 'audit', detail: { format: 'json' } }, by)
  return jsonDownload('audit-chain', exportChain(db), context)
})
