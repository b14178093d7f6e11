// Confirms deleting a target.

import { db } from '#app/db.server.ts'
import { deleteTarget, findTarget } from '#app/features/records/webhooks/targets.server.ts'
import { emptySchema } from '#app/forms/fields/rules.ts'
import { drawn } from '#app/languages/message.ts'
import { alreadyDone } from '#app/routes/admin/shared/already-done.server.ts'
import type { Question } from '#app/routes/admin/shared/confirm-page.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { aboveTargets, webhooksCrumb } from './words.ts'

const deleted = (id: string) => ({ kind: 'webhook', id }) as const

export const handle = { permission: 'company.manage', title: 'Delete webhook' } as const

export const loader = staffLoader<Question>(handle.permission, async ({ id, staff }) => {
  const target = await findTarget(db, id)
  if (!target) return alreadyDone(db, { audited: deleted(id), button: 'Delete', above: aboveTargets }, staff)
  return {
    form: 'webhook-delete',
    title: 'Delete this webhook?',
    button: 'Delete',
    isDangerous: true,
    text: 'Nothing more is sent to it, and its list of deliveries is deleted too.',
    above: aboveTargets,
    record: { label: drawn(target.name), href: `${webhooksCrumb.href}/${id}`, subject: [target.name, target.host] },
  }
})

export const action = staffAction(handle.permission, emptySchema, {
  form: 'webhook-delete',
  run: ({ id, by }) => deleteTarget(db, id, by),
  done: () => ({ to: webhooksCrumb.href, text: 'Webhook deleted.' }),
  record: ({ id }) => deleted(id),
})

export { ConfirmPage as default } from '#app/routes/admin/shared/confirm-page.tsx'
