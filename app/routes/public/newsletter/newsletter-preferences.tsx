import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Link, type MetaFunction, useLoaderData } from '@remix-run/react'
import { languageNames, languages } from '#app/content/languages.ts'
import { db } from '#app/db.server.ts'
import { readConsent } from '#app/features/newsletter/consent.server.ts'
import { changePreferences, findSubscriberOf } from '#app/features/newsletter/newsletter.server.ts'
import { preferencesSchema } from '#app/features/newsletter/schema.ts'
import {
  frequencies,
  frequencyLabels,
  readerTopics,
  topicLabels,
  wantedTopics,
} from '#app/features/newsletter/topics.ts'
import { failedToSubscribe, preferencesSaved } from '#app/features/newsletter/words.ts'
import { newsletterPageTexts } from '#app/features/texts/kinds/reading-pages.server.ts'
import { readPage } from '#app/features/texts/read-texts.server.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { Checkbox, CheckboxGroup, SelectField, TextField } from '#app/forms/fields/fields.tsx'
import { StatusPanel } from '#app/forms/notices/status-panel.tsx'
import { readForm } from '#app/forms/read/read-form.server.ts'
import { SubmitButton } from '#app/forms/submit-button.tsx'
import { redirectWithFlash } from '#app/http/browser/flash.server.ts'
import { useFlash } from '#app/http/browser/flash.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { maskedAddress } from './masked-address.ts'
import { NewsletterFrame, TextList } from './newsletter-frame.tsx'

export { privatePage as headers } from '#app/http/browser/private-page.ts'

const formName = 'newsletter-preferences'
const topicOptions = readerTopics.map((value) => ({ value, label: topicLabels[value] }))
const frequencyOptions = frequencies.map((value) => ({ value, label: frequencyLabels[value] }))
const languageOptions = languages.map((value) => ({ value, label: languageNames[value] }))

export const meta: MetaFunction = (args) => pageMeta(args, { title: 'Newsletter preferences', noindex: true })

export async function loader({ params }: LoaderFunctionArgs) {
  const token = params.token ?? ''
  const [{ arrives }, consent] = await Promise.all([readPage(db, newsletterPageTexts, Date.now()), readConsent(db)])
  const subscriber = await findSubscriberOf(db, token)
  if (subscriber?.status !== 'active')
    return data({ arrives, token, preferences: null, marketingLabel: '' }, { status: 404 })
  const { email, name, language, declined_topics, frequency, marketing_at } = subscriber
  const preferences = {
    address: maskedAddress(email ?? ''),
    name: name ?? '',
    language,
    topics: wantedTopics(declined_topics),
    frequency,
    marketing: marketing_at === null ? '' : 'yes',
  }
  return { arrives, token, preferences, marketingLabel: consent.marketing }
}

export { clientAction } from '#app/forms/network-safe-action.ts'
export { sameDataForEveryQuery as shouldRevalidate } from '#app/http/browser/same-page.ts'

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await readForm({ request, context }, formName, preferencesSchema)
  if (!form.ok) return form.response
  const token = params.token ?? ''
  const saved = await form.attempt(() => changePreferences(db, token, form.value, form.context), failedToSubscribe)
  if (!saved.ok) return saved.response
  const here = `/newsletter/preferences/${encodeURIComponent(token)}`
  if (!saved.value) return redirect(here, { status: 303 })
  return redirectWithFlash(here, { form: formName, kind: 'success', text: preferencesSaved })
}

export default function NewsletterPreferencesPage() {
  const { arrives, token, preferences, marketingLabel } = useLoaderData<typeof loader>()
  const saved = useFlash(formName)
  return (
    <NewsletterFrame
      title="Newsletter preferences"
      aside={{
        title: 'Your subscription',
        content: <Subscription arrives={arrives} token={preferences ? token : null} />,
      }}
    >
      {preferences ? (
        <>
          <p>
            For <strong>{preferences.address}</strong>
          </p>
          {saved ? (
            <StatusPanel key={saved.id}>
              <p>{saved.text}</p>
            </StatusPanel>
          ) : null}
          <ActionForm
            form={formName}
            action={`/newsletter/preferences/${encodeURIComponent(token)}`}
            defaults={preferences}
          >
            <TextField name="name" label="Name" autoComplete="name" required />
            <SelectField
              name="language"
              label="Language"
              hint="An issue that is not written in it comes in English, or not at all."
              required
              options={languageOptions}
            />
            <CheckboxGroup name="topics" legend="Topics" options={topicOptions} />
            <SelectField
              name="frequency"
              label="How often"
              hint="One mail a month lists the issues of the month. Paused means that you stay subscribed and get nothing until you change it here."
              required
              options={frequencyOptions}
            />
            <Checkbox name="marketing">
              {marketingLabel} <span className="field-optional">(optional)</span>
            </Checkbox>
            <SubmitButton busy="Saving...">Save preferences</SubmitButton>
          </ActionForm>
        </>
      ) : (
        <p>
          This link does not belong to an active subscription. It may be incomplete, or the subscription may not be
          confirmed or may have ended. You can <Link to="/newsletter">subscribe again</Link>.
        </p>
      )}
    </NewsletterFrame>
  )
}

function Subscription({ arrives, token }: { arrives: readonly string[]; token: string | null }) {
  return (
    <>
      <TextList as="ul" items={arrives} />
      {token ? (
        <p>
          No more newsletter? <Link to={`/newsletter/unsubscribe/${encodeURIComponent(token)}`}>Unsubscribe</Link>
        </p>
      ) : null}
    </>
  )
}
