import { db } from '#app/db.server.ts'
import { unsubscribeFor } from '#app/features/newsletter/newsletter.server.ts'
import { endableStatuses, stateLabels, stateOf, statePill } from '#app/features/newsletter/status.ts'
import { findSubscriber } from '#app/features/newsletter/subscribers.server.ts'
import { versionSchema } from '#app/forms/fields/rules.ts'
import type { Question } from '#app/routes/admin/shared/confirm-page.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { newsletterCrumb } from './words.ts'

const impossible = 'This subscriber cannot be unsubscribed.'

export const handle = { permission: 'newsletter.write', title: 'Unsubscribe' } as const
export const loader = staffLoader<Question>(handle.permission, async ({ id }) => {
  const found = await findSubscriber(db, id)
  if (!found) return null
  const state = stateOf(found)
  const mailNote = state === 'active' ? 'One last mail confirms it.' : 'No mail is sent.'
  return {
    form: 'unsubscribe',
    title: 'Unsubscribe this person?',
    button: 'Unsubscribe',
    isDangerous: true,
    version: found.version,
    list: newsletterCrumb,
    record: { label: 'Subscriber', href: `${newsletterCrumb.href}/${id}`, subject: [found.name, found.email] },
    state: { pill: statePill[state], label: stateLabels[state] },
    refusal: endableStatuses.includes(found.status) ? null : impossible,
    text: `Do this only at the person’s request. Name and address are deleted, and only a one-way hash of the address is kept. ${mailNote} It cannot be undone: only the person can subscribe again.`,
  }
})

export const action = staffAction(handle.permission, versionSchema, {
  form: 'unsubscribe',
  run: ({ id, value, by }) => unsubscribeFor(db, { id, version: value.version }, by),
  done: ({ id }) => ({ to: `${newsletterCrumb.href}/${id}`, text: 'Unsubscribed: name and address are deleted.' }),
  refusals: { 'wrong status': impossible },
  record: ({ id }) => ({ kind: 'subscriber', id }),
})

export { ConfirmPage as default, shouldRevalidate } from '#app/routes/admin/shared/confirm-page.tsx'
