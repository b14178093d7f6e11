// Confirms that a webhook gets a new signing secret.

import { db } from '#app/db.server.ts'
import { findTarget, renewSecret } from '#app/features/records/webhooks/targets.server.ts'
import { emptySchema } from '#app/forms/fields/rules.ts'
import { drawn } from '#app/languages/message.ts'
import type { Question } from '#app/routes/admin/shared/confirm-page.tsx'
import { showOnce } from '#app/routes/admin/shared/shown-once.server.ts'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { aboveTargets, secretFlash, webhooksCrumb } from './words.ts'

export const handle = { permission: 'company.manage', title: 'New signing secret' } as const

export const loader = staffLoader<Question>(handle.permission, async ({ id }) => {
  const target = await findTarget(db, id)
  if (target?.kind !== 'webhook') return null
  return {
    form: 'webhook-secret-new',
    title: 'Create a new signing secret?',
    button: 'Create a new secret',
    text: 'The current secret stops working at once. The other program refuses deliveries until it has the new one.',
    above: aboveTargets,
    record: { label: drawn(target.name), href: `${webhooksCrumb.href}/${id}` },
  }
})

export const action = staffAction(handle.permission, emptySchema, {
  form: 'webhook-secret-new',
  run: async ({ id, by }) => {
    const secret = await renewSecret(db, id, by)
    return secret ? { ok: true, secret } : { ok: false, reason: 'gone' }
  },
  done: ({ id, staff }, { secret }) =>
    showOnce(secretFlash(id, 'This is the new secret. Copy it now: it won’t be shown again.'), staff.id, secret),
})

export { ConfirmPage as default } from '#app/routes/admin/shared/confirm-page.tsx'
