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
import { textSource } from '#app/features/texts/drafts/preview.server.ts'
import { newsletterPageTexts } from '#app/features/texts/kinds/reading-pages.server.ts'
import { readPage } from '#app/features/texts/read-texts.server.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { Checkbox, CheckboxGroup, SelectField, TextField } from '#app/forms/fields/fields.tsx'
import { StatusPanel } from '#app/forms/notices/status-panel.tsx'
import { readForm } from '#app/forms/read/read-form.server.ts'
import { SubmitButton } from '#app/forms/submit-button.tsx'
import { redirectWithFlash } from '#app/http/browser/flash.server.ts'
import { useFlash } from '#app/http/browser/flash.ts'
import { hrefIn } from '#app/languages/pages.ts'
import { languageOfRequest, phrasesFor, sayIn } from '#app/languages/phrases.server.ts'
import { Said } from '#app/languages/said.tsx'
import { sayFrom, useHrefIn, useSay } from '#app/languages/say.tsx'
import { pageMeta } from '#app/routes/page-meta.ts'
import { maskedAddress, NewsletterFrame, TextList } from './newsletter-frame.tsx'

export { privatePage as headers } from '#app/http/browser/private-page.ts'

const formName = 'newsletter-preferences'

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: sayFrom(args.matches)('Newsletter preferences'), noindex: true })

export async function loader({ request, params }: LoaderFunctionArgs) {
  const texts = await textSource(db, request)
  const token = params.token ?? ''
  const language = languageOfRequest(request)
  const [{ arrives }, consent] = await Promise.all([
    readPage(texts, newsletterPageTexts, Date.now(), language),
    readConsent(db, language),
  ])
  const common = { ...phrasesFor(request, 'newsletter'), arrives, token }
  const subscriber = await findSubscriberOf(db, token)
  if (subscriber?.status !== 'active')
    return data({ ...common, preferences: null, marketingLabel: '' }, { status: 404 })
  const { email, name, declined_topics, frequency, marketing_at } = subscriber
  const preferences = {
    address: maskedAddress(email ?? ''),
    name: name ?? '',
    language: subscriber.language,
    topics: wantedTopics(declined_topics),
    frequency,
    marketing: marketing_at === null ? '' : 'yes',
  }
  return { ...common, preferences, marketingLabel: consent.marketing }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await readForm({ request, context }, formName, preferencesSchema)
  if (!form.ok) return form.response
  const token = params.token ?? ''
  const saved = await form.attempt(() => changePreferences(db, token, form.value, form.context), failedToSubscribe)
  if (!saved.ok) return saved.response
  const here = hrefIn(form.pageLanguage, `/newsletter/preferences/${encodeURIComponent(token)}`)
  if (!saved.value) return redirect(here, { status: 303 })
  const text = sayIn(form.pageLanguage)(preferencesSaved)
  return redirectWithFlash(here, { form: formName, kind: 'success', text })
}

export default function NewsletterPreferencesPage() {
  const { arrives, token, preferences } = useLoaderData<typeof loader>()
  const say = useSay()
  const hrefIn = useHrefIn()
  return (
    <NewsletterFrame
      title={say('Newsletter preferences')}
      aside={{
        title: say('Your subscription'),
        content: <Subscription arrives={arrives} token={preferences ? token : null} />,
      }}
    >
      {preferences ? (
        <Preferences preferences={preferences} />
      ) : (
        <p>
          <Said
            phrase="This link does not belong to an active subscription. It may be incomplete, or the subscription may not be confirmed or may have ended. You can {link}."
            values={{ link: <Link to={hrefIn('/newsletter')}>{say('subscribe again')}</Link> }}
          />
        </p>
      )}
    </NewsletterFrame>
  )
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>

function Preferences({ preferences }: { preferences: NonNullable<Loaded['preferences']> }) {
  const { token, marketingLabel } = useLoaderData<typeof loader>()
  const saved = useFlash(formName)
  const say = useSay()
  return (
    <>
      <p>
        <Said phrase="For {address}" values={{ address: <strong>{preferences.address}</strong> }} />
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
        <TextField name="name" label={say('Name')} autoComplete="name" required />
        <SelectField
          name="language"
          label={say('Language')}
          hint={say('If an issue is not available in it, you receive the English one or none.')}
          required
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
        />
        <CheckboxGroup
          name="topics"
          legend={say('Topics')}
          options={readerTopics.map((value) => ({ value, label: topicLabels[value] }))}
        />
        <SelectField
          name="frequency"
          label={say('How often')}
          hint={say('While paused, you stay subscribed but receive nothing.')}
          required
          options={frequencies.map((value) => ({ value, label: frequencyLabels[value] }))}
        />
        <Checkbox name="marketing">
          {marketingLabel} <span className="field-optional">{say('(optional)')}</span>
        </Checkbox>
        <SubmitButton busy={say('Saving...')}>{say('Save preferences')}</SubmitButton>
      </ActionForm>
    </>
  )
}

function Subscription({ arrives, token }: { arrives: readonly string[]; token: string | null }) {
  const say = useSay()
  const hrefIn = useHrefIn()
  const unsubscribe = hrefIn(`/newsletter/unsubscribe/${encodeURIComponent(token ?? '')}`)
  return (
    <>
      <TextList items={arrives} />
      {token ? (
        <p>
          <Said
            phrase="No more newsletter? {link}"
            values={{ link: <Link to={unsubscribe}>{say('Unsubscribe')}</Link> }}
          />
        </p>
      ) : null}
    </>
  )
}
