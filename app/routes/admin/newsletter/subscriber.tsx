import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { releaseSchema } from '#app/features/newsletter/schema.ts'
import { endableStatuses, stateLabels, stateOf, statePill } from '#app/features/newsletter/status.ts'
import { releaseSubscriber } from '#app/features/newsletter/subscribe.server.ts'
import { readSubscriber } from '#app/features/newsletter/subscribers.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import { requireStaff } from '#app/features/staff/require-staff.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { redirectWithFlash } from '#app/http/flash.server.ts'
import { AlreadyChanged } from '#app/routes/admin/shared/already-changed.tsx'
import { pageMeta } from '#app/routes/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { SubscriberFacts } from './subscriber-facts.tsx'
import { NotSpam } from './subscriber-release.tsx'

export const handle = { permission: 'newsletter.read', actionPermission: 'newsletter.write' } as const

export const meta: MetaFunction = (args) => pageMeta(args, { title: 'Subscriber', noindex: true })

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { role, timeZone } = await requireStaff(db, request, handle.permission)
  const found = await readSubscriber(db, params.id ?? '')
  if (!found) throw new Response(null, { status: 404 })
  const { address_hash, search_text, request_digest, ...subscriber } = found
  return { subscriber: { ...subscriber, state: stateOf(found) }, mayWrite: can(role, 'newsletter.write'), timeZone }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const actor = await requireStaff(db, request, handle.actionPermission)
  const form = await readForm({ request, context }, 'release', releaseSchema)
  if (!form.ok) throw new Response(null, { status: 400 })
  const id = params.id ?? ''
  const { version, from } = form.value
  const outcome = await releaseSubscriber(db, { id, version, actor }, form.context)
  if (outcome.ok) {
    const path = from === 'list' ? '/dashboard/newsletter?status=held' : `/dashboard/newsletter/${id}`
    const text = 'Not spam: the mail with the link to confirm is on its way.'
    return redirectWithFlash(path, { kind: 'success', text })
  }
  if (outcome.reason === 'gone') throw new Response(null, { status: 404 })
  context.refused = true
  return data(outcome, { status: 409 })
}

export default function SubscriberPage() {
  const { subscriber, mayWrite, timeZone } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const { id, name, state, status, version } = subscriber
  const path = `/dashboard/newsletter/${id}`
  const pill = <Pill status={statePill[state]}>{stateLabels[state]}</Pill>
  if (refused) {
    const text =
      refused.reason === 'changed'
        ? 'Somebody changed this subscriber while you were looking.'
        : 'This request is not held back.'
    return <AlreadyChanged text={text} state={pill} to={path} reload="Reload this subscriber" />
  }
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
          {state === 'held' ? <NotSpam {...{ id, version }} name={name ?? ''} /> : null}
          <LinkButton to={`${path}/unsubscribe`} variant="outline">
            Unsubscribe
          </LinkButton>
        </div>
      ) : null}
      <SubscriberFacts subscriber={subscriber} zone={timeZone} />
    </>
  )
}
