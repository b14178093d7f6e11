import { db } from '#app/db.server.ts'
import { endOwnSession } from '#app/features/staff/sessions/own-sessions.server.ts'
import { emptySchema } from '#app/forms/fields/rules.ts'
import { staffAction, staffRedirect } from '#app/routes/admin/shared/staff-action.server.ts'

const path = '/dashboard/settings/sessions'

export const handle = { permission: 'own.account' } as const

export const loader = staffRedirect(handle.permission, () => path)

export const action = staffAction(handle.permission, emptySchema, {
  form: 'session-end',
  run: async ({ params, by }) => ({
    ok: true,
    ended: await endOwnSession(db, params.session ?? '', by),
  }),
  done: (_, { ended }) =>
    ended
      ? { to: path, text: 'The session has ended.' }
      : { to: path, kind: 'info', text: 'That session had already ended.' },
})
