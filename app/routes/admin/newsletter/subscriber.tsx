import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { releaseSchema } from '#app/features/newsletter/schema.ts'
import { stateOf } from '#app/features/newsletter/status.ts'
import { releaseSubscriber } from '#app/features/newsletter/subscribe.server.ts'
import { findSubscriber } from '#app/features/newsletter/subscribers.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { doneAndMailed } from '../mail/mail-follows.server.ts'
import { withSaidReasons } from './said-reasons.server.ts'
import { SubscriberFacts } from './subscriber-facts.tsx'
import { SubscriberMoves } from './subscriber-moves.tsx'
import { SubscriberPill } from './subscriber-pill.tsx'
import { newsletterCrumb } from './words.ts'

export const handle = {
  permission: 'newsletter.read',
  actionPermission: 'newsletter.write',
  title: 'Subscriber',
} as const

export const loader = staffLoader(handle.permission, async ({ id, say, language, staff: { role, timeZone } }) => {
  const found = await findSubscriber(db, id)
  if (!found) return null
  const said = withSaidReasons(language, { ...found, state: stateOf(found) })
  const { seq, address_hash, link_key, search_text, request_digest, ...subscriber } = said
  const title = found.name ?? say('Name deleted')
  return { subscriber, title, mayWrite: can(role, 'newsletter.write'), timeZone }
})

export { shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = staffAction(handle.actionPermission, releaseSchema, {
  form: 'release',
  run: ({ id, value, by }) => releaseSubscriber(db, { id, version: value.version }, by),
  done: ({ id, value, say }) => ({
    to: newsletterCrumb.href + (value.from === 'list' ? '?status=quarantined' : `/${id}`),
    text: doneAndMailed('The sign-up is released.', say),
  }),
  refusals: { 'wrong status': 'This sign-up isn’t in quarantine.' },
  record: ({ id }) => ({ kind: 'subscriber', id }),
})

export default function SubscriberPage() {
  const { subscriber, title, mayWrite, timeZone } = useLoaderData<typeof loader>()
  const pill = <SubscriberPill state={subscriber.state} />
  return (
    <StaffPage
      title={title}
      isTyped
      above={[newsletterCrumb]}
      pill={pill}
      beside={mayWrite ? <SubscriberMoves subscriber={subscriber} /> : null}
      ifRefused={{ state: pill, to: `${newsletterCrumb.href}/${subscriber.id}`, reload: 'Reload this subscriber' }}
    >
      <SubscriberFacts subscriber={subscriber} zone={timeZone} />
    </StaffPage>
  )
}
