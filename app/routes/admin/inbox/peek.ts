// The focused record's messages and its reply, which the script of the inbox asks for.
import { db } from '#app/db.server.ts'
import { peekAt } from '#app/features/inbox/peek.server.ts'
import { readableKinds, writableKinds } from '#app/features/records/kinds.ts'
import { findRecord } from '#app/features/records/records.server.ts'
import { othersReplying } from '#app/features/records/reply/presence.server.ts'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { readComposer } from '../records/reply/composer.server.ts'

export const handle = { permission: 'inbox.read' } as const

export const loader = staffLoader(handle.permission, async ({ params, request, staff, now }) => {
  const kinds = { readable: readableKinds(staff.role), writable: writableKinds(staff.role) }
  const peek = await peekAt(db, params.reference ?? '', kinds)
  if (!peek) return null
  const record = peek.mayReply ? await findRecord(db, peek.kind, peek.reference) : null
  const [composer, replying] = await Promise.all([
    record && readComposer(record, request, staff, now),
    othersReplying(db, peek.reference, staff, now),
  ])
  return { peek, composer, replying, zone: staff.timeZone }
})

export { shouldRevalidate } from '#app/forms/network-safe-action.ts'

export { readOnly as action } from '#app/routes/admin/shared/staff-action.server.ts'
