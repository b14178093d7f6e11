import { db } from '#app/db.server.ts'
import { endOtherSessions } from '#app/features/staff/sessions/own-sessions.server.ts'
import { emptySchema } from '#app/forms/fields/rules.ts'
import { message } from '#app/languages/message.ts'
import type { Message } from '#app/languages/phrases.server.ts'
import { staffAction, staffRedirect } from '#app/routes/admin/shared/staff-action.server.ts'

const path = '/dashboard/settings/sessions'

export const handle = { permission: 'own.account' } as const

export const loader = staffRedirect(handle.permission, () => path)

export const action = staffAction(handle.permission, emptySchema, {
  form: 'end-others',
  run: async ({ by }) => ({ ok: true, count: await endOtherSessions(db, by) }),
  done: (_, { count }) => ({ to: path, text: ended(count) }),
})

function ended(count: number): Message {
  if (count === 0) return 'There was no other session.'
  return message('{count, plural, one {The other session has ended.} other {All # other sessions have ended.}}', {
    count,
  })
}
