import { redirect } from '@remix-run/node'
import { db } from '#app/db.server.ts'
import { fetchAgain } from '#app/features/received-mail/fetch-received.server.ts'
import { emptySchema } from '#app/forms/fields/rules.ts'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'

const list = '/dashboard/mail/received'

export const handle = { permission: 'mail.write' } as const

export const loader = staffLoader(handle.permission, async ({ id }) => redirect(`${list}/${id}`))

export const action = staffAction(handle.permission, emptySchema, {
  form: 'fetch',
  run: async ({ id, staff, now }) =>
    (await fetchAgain(db, id, staff, now)) ? { ok: true as const } : { ok: false as const, reason: 'gone' as const },
  done: () => ({
    to: list,
    text: 'The mail is being fetched: it comes into its record, or back into this list, within a minute.',
  }),
})
