// Confirms sending a delivery again or giving it up; the button on the delivery's page acts at once.

import { db } from '#app/db.server.ts'
import {
  deliveryChoices,
  findDelivery,
  giveUpDelivery,
  resendDelivery,
} from '#app/features/records/webhooks/deliveries.server.ts'
import { deliveryStates } from '#app/features/records/webhooks/words.ts'
import { emptySchema } from '#app/forms/fields/rules.ts'
import { drawn } from '#app/languages/message.ts'
import type { Question } from '#app/routes/admin/shared/confirm-page.tsx'
import { keyIn, staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { aboveDeliveries, deliveriesCrumb, deliveryDecisions, deliveryPill } from './words.ts'

export const handle = { permission: 'company.manage', title: 'Delivery' } as const

export const loader = staffLoader<Question>(handle.permission, async ({ id, params, say }) => {
  const decision = keyIn(deliveryDecisions, params.decision)
  const delivery = await findDelivery(db, id)
  if (!delivery) return null
  const { event, reference, status, target } = delivery
  const { done, impossible, ...question } = deliveryDecisions[decision]
  return {
    ...question,
    pageTitle: say(question.button),
    form: 'delivery-decision',
    above: aboveDeliveries,
    record: { label: drawn(event), href: `${deliveriesCrumb.href}/${id}`, subject: [reference ?? event, target] },
    state: { pill: deliveryPill(status), label: deliveryStates[status] },
    refusal: deliveryChoices(delivery)[decision] ? null : impossible,
    reload: 'Back to this delivery',
  }
})

export const action = staffAction(handle.permission, emptySchema, {
  form: 'delivery-decision',
  run: ({ id, params, by }) =>
    keyIn(deliveryDecisions, params.decision) === 'resend' ? resendDelivery(db, id, by) : giveUpDelivery(db, id, by),
  done: ({ id, params }) => ({
    to: `${deliveriesCrumb.href}/${id}`,
    text: deliveryDecisions[keyIn(deliveryDecisions, params.decision)].done,
  }),
  changed: async ({ params }) => deliveryDecisions[keyIn(deliveryDecisions, params.decision)].impossible,
  record: ({ id }) => ({ kind: 'webhook-delivery', id }),
})

export { ConfirmPage as default } from '#app/routes/admin/shared/confirm-page.tsx'
