import { db } from '#app/db.server.ts'
import { fetchAgain } from '#app/features/received-mail/fetch-received.server.ts'
import { emptySchema } from '#app/forms/fields/rules.ts'
import { staffAction, staffRedirect } from '#app/routes/admin/shared/staff-action.server.ts'
import { received } from './words.ts'

export const handle = { permission: 'mail.write' } as const

export const loader = staffRedirect(handle.permission, ({ id }) => `${received}/${id}`)

export const action = staffAction(handle.permission, emptySchema, {
  form: 'fetch',
  // A second press leads to the mail as it is now.
  run: async ({ id, by }) => ({ ok: true, isDone: await fetchAgain(db, id, by) }),
  done: ({ id }, { isDone }) =>
    isDone
      ? { to: received, text: 'Fetching the email again. It then appears in its record or back in this list.' }
      : { to: `${received}/${id}` },
})
