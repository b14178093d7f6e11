import { db } from '#app/db.server.ts'
import { unsubscribeFor } from '#app/features/newsletter/newsletter.server.ts'
import { endableStatuses, stateLabels, stateOf, statePill } from '#app/features/newsletter/status.ts'
import { findSubscriber } from '#app/features/newsletter/subscribers.server.ts'
import { versionSchema } from '#app/forms/fields/rules.ts'
import { drawn } from '#app/languages/message.ts'
import type { Question } from '#app/routes/admin/shared/confirm-page.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { newsletterCrumb } from './newsletter-parts.tsx'

const impossible = 'This subscriber can’t be unsubscribed.'

const question = {
  active:
    'Only do this if the person has asked. We delete their name and address and keep just a one-way hash of the address. One last email confirms it. You can’t undo this; only they can subscribe again.',
  other:
    'Only do this if the person has asked. We delete their name and address and keep just a one-way hash of the address. We won’t email them. You can’t undo this; only they can subscribe again.',
} as const

export const handle = { permission: 'newsletter.write', title: 'Unsubscribe|person' } as const
export const loader = staffLoader<Question>(handle.permission, async ({ id }) => {
  const found = await findSubscriber(db, id)
  if (!found) return null
  const state = stateOf(found)
  return {
    form: 'unsubscribe',
    title: 'Unsubscribe this person?',
    button: 'Unsubscribe|person',
    isDangerous: true,
    version: found.version,
    above: [newsletterCrumb],
    record: {
      label: found.name || found.email ? drawn(found.name || found.email || '') : ('Subscriber' as const),
      href: `${newsletterCrumb.href}/${id}`,
      subject: [found.name, found.email],
    },
    state: { pill: statePill[state], label: stateLabels[state] },
    refusal: endableStatuses.includes(found.status) ? null : impossible,
    text: state === 'active' ? question.active : question.other,
  }
})

export const action = staffAction(handle.permission, versionSchema, {
  form: 'unsubscribe',
  run: ({ id, value, by }) => unsubscribeFor(db, { id, version: value.version }, by),
  done: ({ id }) => ({
    to: `${newsletterCrumb.href}/${id}`,
    text: 'Unsubscribed. The name and address have been deleted.',
  }),
  refusals: { 'wrong status': impossible },
  record: ({ id }) => ({ kind: 'subscriber', id }),
})

export { ConfirmPage as default } from '#app/routes/admin/shared/confirm-page.tsx'
