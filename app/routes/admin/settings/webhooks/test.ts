import { db } from '#app/db.server.ts'
import { testTarget } from '#app/features/records/webhooks/targets.server.ts'
import { emptySchema } from '#app/forms/fields/rules.ts'
import { staffAction, staffRedirect } from '#app/routes/admin/shared/staff-action.server.ts'
import { deliveriesCrumb, webhooksCrumb } from './words.ts'

export const handle = { permission: 'company.manage' } as const

export const loader = staffRedirect(handle.permission, ({ id }) => `${webhooksCrumb.href}/${id}`)

export const action = staffAction(handle.permission, emptySchema, {
  form: 'test',
  run: async ({ id, by }) => {
    const delivery = await testTarget(db, id, by)
    return delivery ? { ok: true, delivery } : { ok: false, reason: 'gone' }
  },
  done: (_, { delivery }) => ({ to: `${deliveriesCrumb.href}/${delivery}`, text: 'A test was queued.' }),
})
