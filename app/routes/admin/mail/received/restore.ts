import { db } from '#app/db.server.ts'
import { restoreReceived } from '#app/features/received-mail/file-mail.server.ts'
import { emptySchema } from '#app/forms/fields/rules.ts'
import { orGone, staffAction, staffRedirect } from '#app/routes/admin/shared/staff-action.server.ts'
import { received } from './words.ts'

export const handle = { permission: 'received.write' } as const

export const loader = staffRedirect(handle.permission, ({ id }) => `${received}/${id}`)

export const action = staffAction(handle.permission, emptySchema, {
  form: 'restore',
  run: async ({ id, by }) => orGone(await restoreReceived(db, id, by)),
  done: ({ id }) => ({ to: `${received}/${id}`, text: 'Email restored. It’s back in the list to review.' }),
})
