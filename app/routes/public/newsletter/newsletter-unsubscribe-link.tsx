// The page behind the unsubscribe link of every newsletter mail. Opening it changes nothing: the button unsubscribes.
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Link, type MetaFunction, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { isSubscriberToken } from '#app/features/newsletter/links.server.ts'
import { findSubscriberOf, unsubscribe } from '#app/features/newsletter/newsletter.server.ts'
import { failedToSubscribe } from '#app/features/newsletter/words.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { emptySchema } from '#app/forms/fields/rules.ts'
import { StatusPanel } from '#app/forms/notices/status-panel.tsx'
import { readForm } from '#app/forms/read/read-form.server.ts'
import { SubmitButton } from '#app/forms/submit-button.tsx'
import { pageMeta } from '#app/routes/page-meta.ts'
import { maskedAddress } from './masked-address.ts'
import { NewsletterFrame } from './newsletter-frame.tsx'

export { privatePage as headers } from '#app/http/browser/private-page.ts'

const titles = { open: 'Unsubscribe', left: 'You are unsubscribed', unknown: 'This link does not work' }

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, { title: titles[args.data?.state ?? 'unknown'], noindex: true })

export async function loader({ params }: LoaderFunctionArgs) {
  const token = params.token ?? ''
  if (!isSubscriberToken(token)) return data({ state: 'unknown' as const }, { status: 404 })
  const subscriber = await findSubscriberOf(db, token)
  if (!subscriber) return { state: 'left' as const }
  return {
    state: 'open' as const,
    token,
    address: maskedAddress(subscriber.email ?? ''),
    isActive: subscriber.status === 'active',
  }
}

export { clientAction } from '#app/forms/network-safe-action.ts'
export { sameDataForEveryQuery as shouldRevalidate } from '#app/http/browser/same-page.ts'

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await readForm({ request, context }, 'newsletter-unsubscribe-link', emptySchema)
  if (!form.ok) return form.response
  const token = params.token ?? ''
  const left = await form.attempt(() => unsubscribe(db, token, form.context), failedToSubscribe)
  if (!left.ok) return left.response
  return redirect(`/newsletter/unsubscribe/${encodeURIComponent(token)}`, { status: 303 })
}

export default function NewsletterUnsubscribeLinkPage() {
  const loaded = useLoaderData<typeof loader>()
  const preferences =
    loaded.state === 'open' && loaded.isActive ? `/newsletter/preferences/${encodeURIComponent(loaded.token)}` : null
  return (
    <NewsletterFrame
      title={titles[loaded.state]}
      aside={{ title: 'What changes', content: <WhatChanges preferences={preferences} /> }}
    >
      {loaded.state === 'open' ? (
        <ActionForm
          form="newsletter-unsubscribe-link"
          action={`/newsletter/unsubscribe/${encodeURIComponent(loaded.token)}`}
        >
          <p>
            <strong>{loaded.address}</strong> will get no more newsletter mail, from this moment on.
          </p>
          <SubmitButton busy="Unsubscribing...">Unsubscribe</SubmitButton>
        </ActionForm>
      ) : null}
      {loaded.state === 'left' ? (
        <StatusPanel>
          <p>This address is not on our newsletter list. At most, we keep a one-way hash of it.</p>
          <p>
            Unsubscribed by mistake? <Link to="/newsletter">Subscribe again</Link>
          </p>
        </StatusPanel>
      ) : null}
      {loaded.state === 'unknown' ? (
        <p>
          The address is incomplete. <Link to="/newsletter/unsubscribe">Ask for a new link</Link>.
        </p>
      ) : null}
    </NewsletterFrame>
  )
}

function WhatChanges({ preferences }: { preferences: string | null }) {
  return (
    <>
      <ul>
        <li>No more newsletter mail, from the moment you unsubscribe.</li>
        <li>Our list keeps only a one-way hash of the address, so that we do not email it again.</li>
        <li>Enquiries and applications are answered as before.</li>
      </ul>
      {preferences ? (
        <p>
          Only the offers are too much? <Link to={preferences}>Keep the newsletter without them</Link>
        </p>
      ) : null}
    </>
  )
}
