// Where an enquiry or application stands: the answer goes to the mailbox, so that nobody learns anything here.
import type { ActionFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData, useSearchParams } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { statusSchema } from '#app/features/status-links/schema.ts'
import { requestStatusLink } from '#app/features/status-links/status-links.server.ts'
import { exampleReference, linkFailed, linkMailed } from '#app/features/status-links/words.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { TextField } from '#app/forms/fields.tsx'
import { issueFormKey } from '#app/forms/form-key.server.ts'
import { FormReceipt } from '#app/forms/form-receipt.tsx'
import { readPublicForm } from '#app/forms/read-form.server.ts'
import { SubmitButton } from '#app/forms/submit-button.tsx'
import { redirectWithFlash } from '#app/http/flash.server.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { PageHero, Section } from '#app/ui/section.tsx'

export const meta: MetaFunction = (args) => pageMeta(args, { title: 'Status', noindex: true })

export const loader = () => ({ formKey: issueFormKey('status', Date.now()) })

export { networkSafeAction as clientAction } from '#app/forms/network-safe-action.ts'
export { sameDataForEveryQuery as shouldRevalidate } from '#app/http/same-page.ts'

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readPublicForm({ request, context }, 'status', statusSchema)
  if (!form.ok) return form.response
  const stored = await form.attempt(() => requestStatusLink(db, form.value, form.context), linkFailed)
  if (!stored.ok) return stored.response
  return redirectWithFlash('/status#ask', { form: 'status', kind: 'success', text: linkMailed })
}

/** The form of a reference; anything else in the address is not put into the field. */
const referencePattern = /^[A-Z]{3}-[2-9A-Z]{4}-[2-9A-Z]{4}$/

export default function StatusPage() {
  const { formKey } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const asked = search.get('reference') ?? ''
  const reference = referencePattern.test(asked) ? asked : ''
  return (
    <>
      <PageHero
        seed="status"
        title="Check your status"
        lead="Enter your reference and email address, and we will email you a link to your enquiry or application. There you can follow its progress, add to it or withdraw it."
      />
      <Section id="ask" width="narrow">
        <FormReceipt
          form="status"
          note="The link works for 14 days. If no email arrives, please check the reference and the address for typing mistakes."
          another={{ label: 'Ask for another link', to: '/status#ask' }}
        >
          <ActionForm form="status" action="/status" formKey={formKey} defaults={{ reference }} failure={linkFailed}>
            <TextField
              name="reference"
              label="Reference"
              hint={`It looks like ${exampleReference}.`}
              autoComplete="off"
              spellCheck={false}
              required
            />
            <TextField name="email" label="Email" type="email" autoComplete="email" spellCheck={false} required />
            <SubmitButton busy="Sending...">Send the link</SubmitButton>
          </ActionForm>
        </FormReceipt>
      </Section>
    </>
  )
}
