// Confirms deleting a target.
import { db } from '#app/db.server.ts'
import { deleteTarget, findTarget } from '#app/features/records/webhooks/targets.server.ts'
import { emptySchema } from '#app/forms/fields/rules.ts'
import type { Question } from '#app/routes/admin/shared/confirm-page.tsx'
import { orGone, staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { aboveTargets, webhooksCrumb } from './words.ts'

export const handle = { permission: 'company.manage', title: 'Delete webhook' } as const

export const loader = staffLoader<Question>(handle.permission, async ({ id }) => {
  const target = await findTarget(db, id)
  return (
    target && {
      form: 'webhook-delete',
      title: 'Delete this webhook?',
      button: 'Delete',
      isDangerous: true,
      text: 'Nothing more is sent to it, and its list of deliveries is deleted too.',
      above: aboveTargets,
      record: { label: target.name, href: `${webhooksCrumb.href}/${id}`, subject: [target.name, target.host] },
    }
  )
})

export const action = staffAction(handle.permission, emptySchema, {
  form: 'webhook-delete',
  run: async ({ id, by }) => orGone(await deleteTarget(db, id, by)),
  done: () => ({ to: webhooksCrumb.href, text: 'Webhook deleted.' }),
})

export { ConfirmPage as default, shouldRevalidate } from '#app/routes/admin/shared/confirm-page.tsx'
