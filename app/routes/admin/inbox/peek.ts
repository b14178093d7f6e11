// The focused record's messages, which the script of the inbox asks for.
import { db } from '#app/db.server.ts'
import { peekAt } from '#app/features/inbox/peek.server.ts'
import { readableKinds, writableKinds } from '#app/features/records/kinds.ts'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'

export const handle = { permission: 'inbox.read' } as const

export const loader = staffLoader(handle.permission, async ({ params, staff }) => {
  const kinds = { readable: readableKinds(staff.role), writable: writableKinds(staff.role) }
  const peek = await peekAt(db, params.reference ?? '', kinds)
  return peek && { peek, zone: staff.timeZone }
})

export { readOnly as action } from '#app/routes/admin/shared/staff-action.server.ts'
