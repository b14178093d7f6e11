import { db } from '#app/db.server.ts'
import { recordPath } from '#app/features/records/kinds.ts'
import { markRead } from '#app/features/records/staff-changes.server.ts'
import { emptySchema } from '#app/forms/fields/rules.ts'
import { staffAction, staffRedirect } from '#app/routes/admin/shared/staff-action.server.ts'
import { inboxPath } from '../inbox/query.ts'
import { writableRecord } from './record-parts.server.ts'
import { keepReplyBeside, repliesBeside } from './reply/composer.server.ts'

export const handle = { permission: 'inbox.write' } as const

export const loader = staffRedirect(handle.permission, () => inboxPath)

export const action = staffAction(handle.permission, emptySchema, {
  form: 'read',
  files: repliesBeside,
  run: async (sent) => {
    const { params, staff, by } = sent
    const record = writableRecord(params, staff)
    const unkept = await keepReplyBeside(sent, record)
    if (unkept) return unkept
    await markRead(db, record, by)
    return { ok: true, record }
  },
  refusals: { 'reply not kept': (_, { unkept }) => unkept },
  // A script stays on its page, and must tell success from the way to the sign-in page.
  done: ({ request }, { record }) =>
    request.headers.get('Accept') === 'application/json'
      ? new Response(null, { status: 204 })
      : { to: recordPath(record), text: '' as const },
})
