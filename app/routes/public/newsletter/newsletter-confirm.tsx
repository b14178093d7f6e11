// The page behind the link in the opt-in mail. Opening it changes nothing, because mail scanners open it too: the
// button confirms.
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Link, type MetaFunction, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { readConsent } from '#app/features/newsletter/consent.server.ts'
import { subscriberToken } from '#app/features/newsletter/links.server.ts'
import { confirmSubscription, findConfirmation } from '#app/features/newsletter/newsletter.server.ts'
import { NewsletterForm } from '#app/features/newsletter/newsletter-form.tsx'
import { confirmSchema } from '#app/features/newsletter/schema.ts'
import { failedToSubscribe } from '#app/features/newsletter/words.ts'
import { textSource } from '#app/features/texts/drafts/preview.server.ts'
import { newsletterPageTexts } from '#app/features/texts/kinds/reading-pages.server.ts'
import { readPage } from '#app/features/texts/read-texts.server.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { Checkbox } from '#app/forms/fields/fields.tsx'
import { StatusPanel } from '#app/forms/notices/status-panel.tsx'
import { issueFormKey } from '#app/forms/read/form-key.server.ts'
import { readForm } from '#app/forms/read/read-form.server.ts'
import { SubmitButton } from '#app/forms/submit-button.tsx'
import { hrefIn } from '#app/languages/pages.ts'
import { languageOfRequest, phrasesFor } from '#app/languages/phrases.server.ts'
import { sayFrom, useHrefIn, useSay } from '#app/languages/say.tsx'
import { pageMeta } from '#app/routes/page-meta.ts'
import { NewsletterFrame, TextList } from './newsletter-frame.tsx'

export { privatePage as headers } from '#app/http/browser/private-page.ts'

const titles = {
  open: 'Confirm your subscription',
  confirmed: 'Your subscription is confirmed',
  gone: 'This link no longer works',
} as const

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, { title: sayFrom(args.matches)(titles[args.data?.state ?? 'gone']), noindex: true })

export async function loader({ request, params }: LoaderFunctionArgs) {
  const texts = await textSource(db, request)
  const now = Date.now()
  const token = params.token ?? ''
  const language = languageOfRequest(request)
  const [{ arrivesTitle, arrives: points }, consent] = await Promise.all([
    readPage(texts, newsletterPageTexts, now, language),
    readConsent(db, language),
  ])
  const common = { ...phrasesFor(request, 'newsletter'), arrivesTitle, arrives: points }
  const subscriber = await findConfirmation(db, token, now)
  if (!subscriber) {
    const formKey = issueFormKey('newsletter', now)
    return data({ ...common, state: 'gone' as const, formKey, consent }, { status: 404 })
  }
  if (subscriber.status === 'active') {
    const preferences = `/newsletter/preferences/${subscriberToken(subscriber)}`
    return { ...common, state: 'confirmed' as const, preferences }
  }
  const wantsMarketing = subscriber.marketing_at !== null
  return { ...common, state: 'open' as const, token, wantsMarketing, consent }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await readForm({ request, context }, 'newsletter-confirm', confirmSchema)
  if (!form.ok) return form.response
  const token = params.token ?? ''
  const confirmed = await form.attempt(
    () => confirmSubscription(db, token, form.value, form.context),
    failedToSubscribe,
  )
  if (!confirmed.ok) return confirmed.response
  return redirect(hrefIn(form.pageLanguage, `/newsletter/confirm/${encodeURIComponent(token)}`), { status: 303 })
}

export default function NewsletterConfirmPage() {
  const loaded = useLoaderData<typeof loader>()
  const say = useSay()
  const hrefIn = useHrefIn()
  return (
    <NewsletterFrame
      title={say(titles[loaded.state])}
      aside={{ title: loaded.arrivesTitle, content: <TextList items={loaded.arrives} /> }}
    >
      {loaded.state === 'open' ? (
        <ActionForm
          form="newsletter-confirm"
          action={`/newsletter/confirm/${encodeURIComponent(loaded.token)}`}
          defaults={{ marketing: loaded.wantsMarketing ? 'yes' : '' }}
        >
          <p>{say('Press the button to receive our newsletter at the address we sent this link to.')}</p>
          <Checkbox name="marketing">
            {loaded.consent.marketing} <span className="field-optional">{say('(optional)')}</span>
          </Checkbox>
          <SubmitButton busy={say('Confirming...')}>{say('Confirm subscription')}</SubmitButton>
        </ActionForm>
      ) : null}
      {loaded.state === 'confirmed' ? (
        <StatusPanel>
          <p>{say('Thank you. You are subscribed to our newsletter.')}</p>
          <p>
            <Link to={hrefIn(loaded.preferences)}>{say('Change what you receive, or unsubscribe')}</Link>
          </p>
        </StatusPanel>
      ) : null}
      {loaded.state === 'gone' ? (
        <>
          <p>
            {say(
              'It may be older than 7 days or incomplete, or the subscription has ended. Subscribe again and we will email you a new one.',
            )}
          </p>
          <NewsletterForm formKey={loaded.formKey} consent={loaded.consent} from="/newsletter" />
        </>
      ) : null}
    </NewsletterFrame>
  )
}
