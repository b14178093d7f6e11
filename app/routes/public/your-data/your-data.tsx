// The form that mails a link to a person's data: the answer goes to the mailbox, so that this page reveals nothing.
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { requestDataLink } from '#app/features/people/requests.server.ts'
import { addressSchema } from '#app/features/people/schema.ts'
import { dataLinkFailed, dataLinkMailed } from '#app/features/people/words.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { EmailField } from '#app/forms/fields/fields.tsx'
import { FormReceipt } from '#app/forms/notices/form-receipt.tsx'
import { issueFormKey } from '#app/forms/read/form-key.server.ts'
import { readPublicForm } from '#app/forms/read/read-form.server.ts'
import { SubmitButton } from '#app/forms/submit-button.tsx'
import { redirectWithFlash } from '#app/http/browser/flash.server.ts'
import { hrefIn } from '#app/languages/pages.ts'
import { phrasesFor, type Say, sayIn } from '#app/languages/phrases.server.ts'
import { sayFrom, useSay } from '#app/languages/say.tsx'
import { pageMeta } from '#app/routes/page-meta.ts'
import { Card, CardGrid } from '#app/ui/card.tsx'
import { Hero, Section, SectionHeader } from '#app/ui/section.tsx'
import { SampleSheet } from '#app/ui/sections/sample-sheet.tsx'
import { erasureFacts } from './erasure-facts.tsx'

export const meta: MetaFunction = (args) => pageMeta(args, { title: sayFrom(args.matches)('Your data'), noindex: true })

export const loader = ({ request }: LoaderFunctionArgs) => ({
  ...phrasesFor(request, 'yourData'),
  formKey: issueFormKey('your-data', Date.now()),
})

export { clientAction } from '#app/forms/network-safe-action.ts'
export { sameDataForEveryQuery as shouldRevalidate } from '#app/http/browser/same-page.ts'

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readPublicForm({ request, context }, 'your-data', addressSchema)
  if (!form.ok) return form.response
  const stored = await form.attempt(() => requestDataLink(db, form.value, form.context), dataLinkFailed)
  if (!stored.ok) return stored.response
  const text = sayIn(form.pageLanguage)(dataLinkMailed)
  return redirectWithFlash(hrefIn(form.pageLanguage, '/your-data#ask'), { form: 'your-data', kind: 'success', text })
}

export default function YourDataPage() {
  const { formKey } = useLoaderData<typeof loader>()
  const say = useSay()
  return (
    <>
      <Hero
        title={say('Your data')}
        lead={say(
          'Enter your email address, and we will email you a link. There you can download a copy of the data that we hold about you, or ask us to erase it.',
        )}
      />
      <Section id="ask">
        <div className="contact-grid">
          <div className="form-place">
            <FormReceipt
              form="your-data"
              note={say(
                'The link works for 14 days. If no email arrives, please check the address for typing mistakes.',
              )}
              another={{ label: say('Ask for another link'), to: '/your-data#ask' }}
            >
              <ActionForm form="your-data" action="/your-data" formKey={formKey} failure={say(dataLinkFailed)}>
                <EmailField />
                <SubmitButton busy={say('Sending...')}>{say('Send the link')}</SubmitButton>
              </ActionForm>
            </FormReceipt>
          </div>
          <aside className="status-record" aria-labelledby="copy">
            <h2 id="copy">{say('What the copy contains')}</h2>
            <SampleSheet {...copyIn(say)} />
          </aside>
        </div>
      </Section>
      <Section tone="muted" labelledBy="erasure">
        <SectionHeader
          id="erasure"
          title={say('Erasure')}
          lead={say('Our staff carry it out within 30 days. It cannot be undone.')}
        />
        <CardGrid min="l">
          {erasureFacts(say).map(({ title, content }) => (
            <Card key={title} title={title}>
              <div className="prose">{content}</div>
            </Card>
          ))}
        </CardGrid>
      </Section>
    </>
  )
}

const copyIn = (say: Say) => ({
  name: say('A copy'),
  sample: say('Zip file'),
  lines: [
    { label: say('Data'), value: say('Enquiries, applications, emails, newsletter') },
    { label: say('To read'), value: say('A page that opens in any browser') },
    { label: say('For programs'), value: say('The same data as JSON') },
    { label: say('Your files'), value: say('CVs and attachments') },
    { label: say('Not included'), value: say('Our staff’s notes; you can ask us for those') },
    { label: say('The link works for'), value: say('14 days') },
  ],
  note: null,
})
