// Unsubscribing without a newsletter mail at hand: the link is mailed to the address, so that only its owner can use
// it.
import type { ActionFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { unsubscribeByAddressSchema } from '#app/features/newsletter/schema.ts'
import { requestUnsubscribeLink } from '#app/features/newsletter/unsubscribe-request.server.ts'
import { failedToSubscribe, linkOnItsWay } from '#app/features/newsletter/words.ts'
import { newsletterPageTexts } from '#app/features/texts/kinds/reading-pages.server.ts'
import { readPage } from '#app/features/texts/read-texts.server.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { TextField } from '#app/forms/fields/fields.tsx'
import { FormReceipt } from '#app/forms/notices/form-receipt.tsx'
import { issueFormKey } from '#app/forms/read/form-key.server.ts'
import { readPublicForm } from '#app/forms/read/read-form.server.ts'
import { SubmitButton } from '#app/forms/submit-button.tsx'
import { redirectWithFlash } from '#app/http/browser/flash.server.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { NewsletterFrame, TextList } from './newsletter-frame.tsx'

const formName = 'newsletter-unsubscribe'

export const meta: MetaFunction = (args) => pageMeta(args, { title: 'Unsubscribe from the newsletter', noindex: true })

export async function loader() {
  const now = Date.now()
  const { unsubscribeTitle: title, unsubscribeSteps: steps } = await readPage(db, newsletterPageTexts, now)
  return { formKey: issueFormKey(formName, now), next: { title, steps } }
}

export { clientAction } from '#app/forms/network-safe-action.ts'
export { sameDataForEveryQuery as shouldRevalidate } from '#app/http/browser/same-page.ts'

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readPublicForm({ request, context }, formName, unsubscribeByAddressSchema)
  if (!form.ok) return form.response
  const stored = await form.attempt(() => requestUnsubscribeLink(db, form.value.email, form.context), failedToSubscribe)
  if (!stored.ok) return stored.response
  return redirectWithFlash('/newsletter/unsubscribe', { form: formName, kind: 'success', text: linkOnItsWay })
}

export default function NewsletterUnsubscribePage() {
  const { formKey, next } = useLoaderData<typeof loader>()
  return (
    <NewsletterFrame
      title="Unsubscribe"
      lead="Every newsletter has an unsubscribe link. If you do not have one to hand, we will email you one."
      aside={{ title: next.title, content: <TextList as="ol" items={next.steps} /> }}
    >
      <FormReceipt form={formName} another={{ label: 'Ask for another link', to: '/newsletter/unsubscribe' }}>
        <ActionForm form={formName} action="/newsletter/unsubscribe" formKey={formKey}>
          <TextField name="email" label="Email" type="email" autoComplete="email" spellCheck={false} required />
          <SubmitButton busy="Sending...">Send the link</SubmitButton>
        </ActionForm>
      </FormReceipt>
    </NewsletterFrame>
  )
}
