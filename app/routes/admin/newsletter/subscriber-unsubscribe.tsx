// Asks before somebody is taken off the list at their own wish, and does it.
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { unsubscribeFor } from '#app/features/newsletter/newsletter.server.ts'
import { versionSchema } from '#app/features/newsletter/schema.ts'
import { endableStatuses, stateLabels, stateOf, statePill } from '#app/features/newsletter/status.ts'
import { readSubscriber } from '#app/features/newsletter/subscribers.server.ts'
import { requireStaff } from '#app/features/staff/require-staff.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { redirectWithFlash } from '#app/http/flash.server.ts'
import { AlreadyChanged } from '#app/routes/admin/shared/already-changed.tsx'
import { pageMeta } from '#app/routes/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Pill } from '#app/ui/pill.tsx'

export const handle = { permission: 'newsletter.write' } as const

export const meta: MetaFunction = (args) => pageMeta(args, { title: 'Unsubscribe', noindex: true })

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(db, request, handle.permission)
  const found = await readSubscriber(db, params.id ?? '')
  if (!found) throw new Response(null, { status: 404 })
  const { id, name, email, status, version } = found
  return { id, name, email, version, state: stateOf(found), isPossible: endableStatuses.includes(status) }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const actor = await requireStaff(db, request, handle.permission)
  const form = await readForm({ request, context }, 'unsubscribe', versionSchema)
  if (!form.ok) throw new Response(null, { status: 400 })
  const deed = { id: params.id ?? '', version: form.value.version, actor }
  const outcome = await unsubscribeFor(db, deed, form.context)
  if (outcome.ok) {
    const text = 'Unsubscribed: name and address are deleted.'
    return redirectWithFlash(`/dashboard/newsletter/${deed.id}`, { kind: 'success', text })
  }
  if (outcome.reason === 'gone') throw new Response(null, { status: 404 })
  context.refused = true
  return data(outcome, { status: 409 })
}

export default function SubscriberUnsubscribePage() {
  const { id, name, email, version, state, isPossible } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const path = `/dashboard/newsletter/${id}`
  if (refused || !isPossible) {
    const text =
      refused?.reason === 'changed'
        ? 'Somebody changed this subscriber while you were looking.'
        : 'This subscriber cannot be unsubscribed.'
    const pill = <Pill status={statePill[state]}>{stateLabels[state]}</Pill>
    return <AlreadyChanged text={text} state={pill} to={path} reload="Reload this subscriber" />
  }
  return (
    <>
      <Breadcrumbs
        items={[
          { label: 'Newsletter', href: '/dashboard/newsletter' },
          { label: 'Subscriber', href: path },
          { label: 'Unsubscribe' },
        ]}
      />
      <h1>Unsubscribe this person?</h1>
      <p className="typed">
        <strong dir="auto">{name}</strong>, <span dir="auto">{email}</span>
      </p>
      <p>
        Do this at the person’s own wish. Name and address are deleted, and only a one-way hash of the address is kept.
        {state === 'active' ? ' One last mail says so.' : ' No mail is sent.'} It cannot be undone: only the person can
        subscribe again.
      </p>
      <Form method="post" action={`${path}/unsubscribe`} className="button-row" id="unsubscribe">
        <input type="hidden" name="version" value={version} />
        <Button type="submit" variant="danger">
          Unsubscribe
        </Button>
        <LinkButton to={path} variant="outline">
          Cancel
        </LinkButton>
      </Form>
    </>
  )
}
