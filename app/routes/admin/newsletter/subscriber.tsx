import { useActionData, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { releaseSchema } from '#app/features/newsletter/schema.ts'
import { endableStatuses, stateOf } from '#app/features/newsletter/status.ts'
import { releaseSubscriber } from '#app/features/newsletter/subscribe.server.ts'
import { findSubscriber } from '#app/features/newsletter/subscribers.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import type { FormAnswer } from '#app/forms/form-state.ts'
import { AlreadyChanged } from '#app/routes/admin/shared/already-changed.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { SubscriberFacts } from './subscriber-facts.tsx'
import { SubscriberPill } from './subscriber-pill.tsx'
import { NotSpam } from './subscriber-release.tsx'

export const handle = {
  permission: 'newsletter.read',
  actionPermission: 'newsletter.write',
  title: 'Subscriber',
} as const

export const loader = staffLoader(handle.permission, async ({ id, staff: { role, timeZone } }) => {
  const found = await findSubscriber(db, id)
  if (!found) return null
  const { seq, address_hash, search_text, request_digest, ...subscriber } = found
  return { subscriber: { ...subscriber, state: stateOf(found) }, mayWrite: can(role, 'newsletter.write'), timeZone }
})

export { shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = staffAction(handle.actionPermission, releaseSchema, {
  form: 'release',
  run: ({ id, value, by }) => releaseSubscriber(db, { id, version: value.version }, by),
  done: ({ id, value }) => ({
    to: value.from === 'list' ? '/dashboard/newsletter?status=quarantined' : `/dashboard/newsletter/${id}`,
    text: 'Released: the mail with the confirmation link is on its way.',
  }),
  refusals: { 'wrong status': 'This request is not quarantined.' },
  record: ({ id }) => ({ kind: 'subscriber', id }),
})

export default function SubscriberPage() {
  const { subscriber, mayWrite, timeZone } = useLoaderData<typeof loader>()
  const refusal = useActionData<FormAnswer>()?.formError
  const { id, name, state, status, version } = subscriber
  const path = `/dashboard/newsletter/${id}`
  const pill = <SubscriberPill state={state} />
  if (refusal) return <AlreadyChanged text={refusal} state={pill} to={path} reload="Reload this subscriber" />
  const crumbs = [
    { label: 'Overview', href: '/dashboard' },
    { label: 'Newsletter', href: '/dashboard/newsletter' },
  ]
  return (
    <>
      <Breadcrumbs items={[...crumbs, { label: 'Subscriber' }]} />
      <div className="toolbar">
        <h1 className="typed" dir="auto">
          {name ?? 'Name deleted'}
        </h1>
        {pill}
      </div>
      {mayWrite && endableStatuses.includes(status) ? (
        <div className="button-row">
          {state === 'quarantined' ? <NotSpam id={id} version={version} name={name ?? ''} /> : null}
          <LinkButton to={`${path}/unsubscribe`} variant="outline">
            Unsubscribe
          </LinkButton>
        </div>
      ) : null}
      <SubscriberFacts subscriber={subscriber} zone={timeZone} />
    </>
  )
}
