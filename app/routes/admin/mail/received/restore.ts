import { redirect } from '@remix-run/node'
import { db } from '#app/db.server.ts'
import { restoreReceived } from '#app/features/received-mail/file-mail.server.ts'
import { emptySchema } from '#app/forms/fields/rules.ts'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'

const list = '/dashboard/mail/received'

export const handle = { permission: 'received.write' } as const

export const loader = staffLoader(handle.permission, async ({ id }) => redirect(`${list}/${id}`))

export const action = staffAction(handle.permission, emptySchema, {
  form: 'restore',
  run: async ({ id, staff, now }) =>
    (await restoreReceived(db, id, staff, now))
      ? { ok: true as const }
      : { ok: false as const, reason: 'gone' as const },
  done: ({ id }) => ({ to: `${list}/${id}`, text: 'The mail is restored: it waits for a decision again.' }),
})
