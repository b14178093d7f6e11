import { db } from '#app/db.server.ts'
import { endOtherSessions } from '#app/features/staff/sessions/own-sessions.server.ts'
import { emptySchema } from '#app/forms/fields/rules.ts'
import type { Say } from '#app/languages/phrases.server.ts'
import { staffAction, staffRedirect } from '#app/routes/admin/shared/staff-action.server.ts'

const path = '/dashboard/settings/sessions'

export const handle = { permission: 'own.account' } as const

export const loader = staffRedirect(handle.permission, () => path)

export const action = staffAction(handle.permission, emptySchema, {
  form: 'end-others',
  run: async ({ by }) => ({ ok: true, count: await endOtherSessions(db, by) }),
  done: ({ say }, { count }) => ({ to: path, text: ended(count, say) }),
})

function ended(count: number, say: Say) {
  if (count === 0) return say('There was no other session.')
  return count === 1 ? say('The other session has ended.') : say('All {count} other sessions have ended.', { count })
}
