import { db } from '#app/db.server.ts'
import { restoreReceived } from '#app/features/received-mail/file-mail.server.ts'
import { emptySchema } from '#app/forms/fields/rules.ts'
import { staffAction, staffRedirect } from '#app/routes/admin/shared/staff-action.server.ts'
import { received } from './words.ts'

export const handle = { permission: 'received.write' } as const

export const loader = staffRedirect(handle.permission, ({ id }) => `${received}/${id}`)

export const action = staffAction(handle.permission, emptySchema, {
  form: 'restore',
  // A second press leads to the mail as it is now.
  run: async ({ id, by }) => ({ ok: true, isDone: await restoreReceived(db, id, by) }),
  done: ({ id }, { isDone }) => ({
    to: `${received}/${id}`,
    text: isDone ? 'Email restored. It’s back in the list to review.' : undefined,
  }),
})
