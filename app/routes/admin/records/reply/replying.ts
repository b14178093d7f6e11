// Reports who is replying to a record: its open page reads this, and the reply form posts it while typing.
import { db } from '#app/db.server.ts'
import { recordPath } from '#app/features/records/kinds.ts'
import { findRecord } from '#app/features/records/records.server.ts'
import { notePresence, othersReplying } from '#app/features/records/reply/presence.server.ts'
import { emptySchema } from '#app/forms/fields/rules.ts'
import { writableRecord } from '#app/routes/admin/records/record-parts.server.ts'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'

export const handle = { permission: 'inbox.write' } as const

export type Replying = { names: string[] }

export const loader = staffLoader(handle.permission, async ({ params, staff, now }) => {
  const { reference } = writableRecord(params, staff)
  const answer: Replying = { names: await othersReplying(db, reference, staff, now) }
  return Response.json(answer, { headers: { 'Cache-Control': 'private, no-store' } })
})

export const action = staffAction(handle.permission, emptySchema, {
  form: 'replying',
  run: async ({ params, staff, by }) => {
    const { kind, reference } = writableRecord(params, staff)
    const record = await findRecord(db, kind, reference)
    if (!record) return { ok: false, reason: 'gone' }
    await notePresence(db, record, by)
    return { ok: true, record }
  },
  // Reporting by script shows no message.
  done: (_, { record }) => ({ to: recordPath(record), text: '' as const }),
})
