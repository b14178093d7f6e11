// Unsubscribing without a newsletter mail at hand: the link is mailed to the address, so that only its owner can use
// it.
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { hasMailService } from '#app/env.server.ts'
import { requestUnsubscribeLink } from '#app/features/newsletter/newsletter.server.ts'
import { unsubscribeByAddressSchema } from '#app/features/newsletter/schema.ts'
import { failedToSubscribe, linkHeld, linkOnItsWay } from '#app/features/newsletter/words.ts'
import { textSource } from '#app/features/texts/drafts/preview.server.ts'
import { newsletterPageTexts } from '#app/features/texts/kinds/reading-pages.server.ts'
import { readPage } from '#app/features/texts/read-texts.server.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { EmailField } from '#app/forms/fields/email-field.tsx'
import { FormReceipt } from '#app/forms/notices/form-receipt.tsx'
import { MailHeld, useMailHeld } from '#app/forms/notices/mail-held.tsx'
import { issueFormKey } from '#app/forms/read/form-key.server.ts'
import { readPublicForm } from '#app/forms/read/read-form.server.ts'
import { SubmitButton } from '#app/forms/submit-button.tsx'
import { redirectWithFlash } from '#app/http/browser/flash.server.ts'
import { hrefIn } from '#app/languages/pages.ts'
import { languageOfRequest, phrasesFor, sayIn } from '#app/languages/phrases.server.ts'
import { sayFrom, useSay } from '#app/languages/say.tsx'
import { pageMeta } from '#app/routes/page-meta.ts'
import { IssueSheet, NewsletterFrame } from './newsletter-frame.tsx'

const formName = 'newsletter-unsubscribe'

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: sayFrom(args.matches)('Unsubscribe from the newsletter'), noindex: true })

export async function loader({ request }: LoaderFunctionArgs) {
  const texts = await textSource(db, request)
  const now = Date.now()
  const language = languageOfRequest(request)
  const { unsubscribeTitle: title, unsubscribeSteps: steps } = await readPage(texts, newsletterPageTexts, now, language)
  return { ...phrasesFor(request, 'newsletter'), formKey: issueFormKey(formName, now), next: { title, steps } }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readPublicForm({ request, context }, formName, unsubscribeByAddressSchema)
  if (!form.ok) return form.response
  const stored = await form.attempt(() => requestUnsubscribeLink(db, form.value.email, form.context), failedToSubscribe)
  if (!stored.ok) return stored.response
  const text = sayIn(form.pageLanguage)(hasMailService ? linkOnItsWay : linkHeld)
  const page = hrefIn(form.pageLanguage, '/newsletter/unsubscribe')
  return redirectWithFlash(page, { form: formName, kind: 'success', text })
}

export default function NewsletterUnsubscribePage() {
  const { formKey, next } = useLoaderData<typeof loader>()
  const say = useSay()
  return (
    <NewsletterFrame
      title={say('Unsubscribe')}
      lead={say(
        useMailHeld()
          ? 'Every newsletter has an unsubscribe link. If you do not have one to hand, ask for one: it follows by email once this site can send one.'
          : 'Every newsletter has an unsubscribe link. If you do not have one to hand, we will email you one.',
      )}
      aside={next}
      sheet={<IssueSheet isLeaving />}
    >
      <FormReceipt form={formName} another={{ label: say('Ask for another link'), to: '/newsletter/unsubscribe' }}>
        <MailHeld />
        <ActionForm form={formName} action="/newsletter/unsubscribe" formKey={formKey}>
          <EmailField />
          <SubmitButton busy={say('Sending...')}>{say('Send the link')}</SubmitButton>
        </ActionForm>
      </FormReceipt>
    </NewsletterFrame>
  )
}
