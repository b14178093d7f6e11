import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { unsubscribeFor } from '#app/features/newsletter/newsletter.server.ts'
import { endableStatuses, stateOf } from '#app/features/newsletter/status.ts'
import { readSubscriber } from '#app/features/newsletter/subscribers.server.ts'
import { versionSchema } from '#app/forms/fields/rules.ts'
import { ConfirmPage } from '#app/routes/admin/shared/confirm-page.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { SubscriberPill } from './subscriber-pill.tsx'

const list = '/dashboard/newsletter'
const impossible = 'This subscriber cannot be unsubscribed.'

export const handle = { permission: 'newsletter.write', title: 'Unsubscribe' } as const
export { shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const loader = staffLoader(handle.permission, async ({ id }) => {
  const found = await readSubscriber(db, id)
  if (!found) return null
  const { name, email, version, status } = found
  return { id, name, email, version, state: stateOf(found), isPossible: endableStatuses.includes(status) }
})

export const action = staffAction(handle.permission, versionSchema, {
  form: 'unsubscribe',
  run: ({ id, value, staff, now }) => unsubscribeFor(db, { id, version: value.version, actor: staff }, { now }),
  done: ({ id }) => ({ to: `${list}/${id}`, text: 'Unsubscribed: name and address are deleted.' }),
  refusals: { 'wrong status': impossible },
  record: ({ id }) => ({ kind: 'subscriber', id }),
})

export default function SubscriberUnsubscribePage() {
  const { id, name, email, version, state, isPossible } = useLoaderData<typeof loader>()
  return (
    <ConfirmPage
      form="unsubscribe"
      title="Unsubscribe this person?"
      button="Unsubscribe"
      isDangerous
      version={version}
      list={{ label: 'Newsletter', href: list }}
      record={{ label: 'Subscriber', href: `${list}/${id}`, subject: [name, email] }}
      state={<SubscriberPill state={state} />}
      refusal={isPossible ? null : impossible}
    >
      Do this at the person’s own wish. Name and address are deleted, and only a one-way hash of the address is kept.
      {state === 'active' ? ' One last mail says so.' : ' No mail is sent.'} It cannot be undone: only the person can
      subscribe again.
    </ConfirmPage>
  )
}
