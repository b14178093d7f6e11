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
import { hrefIn } from '#app/languages/pages.ts'
import { phrasesFor } from '#app/languages/phrases.server.ts'
import { Said } from '#app/languages/said.tsx'
import { sayFrom, useHrefIn, useSay } from '#app/languages/say.tsx'
import { pageMeta } from '#app/routes/page-meta.ts'
import { IssueSheet, maskedAddress, NewsletterFrame } from './newsletter-frame.tsx'

export { privatePage as headers } from '#app/http/browser/private-page.ts'

const titles = { open: 'Unsubscribe', left: 'You are unsubscribed', unknown: 'This link does not work' } as const

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, { title: sayFrom(args.matches)(titles[args.data?.state ?? 'unknown']), noindex: true })

export async function loader({ request, params }: LoaderFunctionArgs) {
  const phrases = phrasesFor(request, 'newsletter')
  const token = params.token ?? ''
  if (!isSubscriberToken(token)) return data({ ...phrases, state: 'unknown' as const }, { status: 404 })
  const subscriber = await findSubscriberOf(db, token)
  if (!subscriber) return { ...phrases, state: 'left' as const }
  return {
    ...phrases,
    state: 'open' as const,
    token,
    address: maskedAddress(subscriber.email ?? ''),
    isActive: subscriber.status === 'active',
  }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await readForm({ request, context }, 'newsletter-unsubscribe-link', emptySchema)
  if (!form.ok) return form.response
  const token = params.token ?? ''
  const left = await form.attempt(() => unsubscribe(db, token, form.context), failedToSubscribe)
  if (!left.ok) return left.response
  return redirect(hrefIn(form.pageLanguage, `/newsletter/unsubscribe/${encodeURIComponent(token)}`), { status: 303 })
}

export default function NewsletterUnsubscribeLinkPage() {
  const loaded = useLoaderData<typeof loader>()
  const say = useSay()
  const hrefIn = useHrefIn()
  const preferences =
    loaded.state === 'open' && loaded.isActive ? `/newsletter/preferences/${encodeURIComponent(loaded.token)}` : null
  return (
    <NewsletterFrame
      title={say(titles[loaded.state])}
      aside={{ title: say('What changes'), content: <WhatChanges preferences={preferences} /> }}
      sheet={<IssueSheet isLeaving />}
    >
      {loaded.state === 'open' ? (
        <ActionForm
          form="newsletter-unsubscribe-link"
          action={`/newsletter/unsubscribe/${encodeURIComponent(loaded.token)}`}
        >
          <p>
            <Said
              phrase="We will send no more newsletters to {address}."
              values={{ address: <strong>{loaded.address}</strong> }}
            />
          </p>
          <SubmitButton busy={say('Unsubscribing...')}>{say('Unsubscribe')}</SubmitButton>
        </ActionForm>
      ) : null}
      {loaded.state === 'left' ? (
        <StatusPanel>
          <p>
            {`${say('This address is not on our newsletter list.')} ${say('At most, we keep a one-way hash of it.')}`}
          </p>
          <p>
            <Said
              phrase="Unsubscribed by mistake? {link}"
              values={{ link: <Link to={hrefIn('/newsletter')}>{say('Subscribe again')}</Link> }}
            />
          </p>
        </StatusPanel>
      ) : null}
      {loaded.state === 'unknown' ? (
        <p>
          <Said
            phrase="The address is incomplete. {link}."
            values={{ link: <Link to={hrefIn('/newsletter/unsubscribe')}>{say('Ask for a new link')}</Link> }}
          />
        </p>
      ) : null}
    </NewsletterFrame>
  )
}

function WhatChanges({ preferences }: { preferences: string | null }) {
  const say = useSay()
  const hrefIn = useHrefIn()
  return (
    <>
      <ul className="check-list">
        <li>{say('Newsletters stop as soon as you unsubscribe.')}</li>
        <li>{say('Our list keeps only a one-way hash of the address, so that we do not email it again.')}</li>
        <li>{say('We still answer your enquiries and applications.')}</li>
      </ul>
      {preferences ? (
        <p>
          <Said
            phrase="Rather not receive offers? {link}"
            values={{ link: <Link to={hrefIn(preferences)}>{say('Keep the newsletter without them')}</Link> }}
          />
        </p>
      ) : null}
    </>
  )
}
