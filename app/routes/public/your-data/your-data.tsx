// The form that mails a link to a person's data: the answer goes to the mailbox, so that this page reveals nothing.
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { hasMailService } from '#app/env.server.ts'
import { requestDataLink } from '#app/features/people/requests.server.ts'
import { addressSchema } from '#app/features/people/schema.ts'
import { dataLinkFailed, dataLinkHeld, dataLinkMailed } from '#app/features/people/words.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { EmailField } from '#app/forms/fields/email-field.tsx'
import { FormReceipt } from '#app/forms/notices/form-receipt.tsx'
import { MailHeld, useMailHeld } from '#app/forms/notices/mail-held.tsx'
import { issueFormKey } from '#app/forms/read/form-key.server.ts'
import { readPublicForm } from '#app/forms/read/read-form.server.ts'
import { SubmitButton } from '#app/forms/submit-button.tsx'
import { redirectWithFlash } from '#app/http/browser/flash.server.ts'
import { hrefIn } from '#app/languages/pages.ts'
import { phrasesFor, sayIn } from '#app/languages/phrases.server.ts'
import { sayFrom, useSay } from '#app/languages/say.tsx'
import { pageMeta } from '#app/routes/page-meta.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Hero, HeroFacts, Section } from '#app/ui/section.tsx'
import { Editorial } from '#app/ui/sections/section-layouts.tsx'
import { ErasureFacts } from './erasure-facts.tsx'

export const meta: MetaFunction = (args) => pageMeta(args, { title: sayFrom(args.matches)('Your data'), noindex: true })

export const loader = ({ request }: LoaderFunctionArgs) => ({
  ...phrasesFor(request, 'yourData'),
  formKey: issueFormKey('your-data', Date.now()),
})

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readPublicForm({ request, context }, 'your-data', addressSchema)
  if (!form.ok) return form.response
  const stored = await form.attempt(() => requestDataLink(db, form.value, form.context), dataLinkFailed)
  if (!stored.ok) return stored.response
  const text = sayIn(form.pageLanguage)(hasMailService ? dataLinkMailed : dataLinkHeld)
  return redirectWithFlash(hrefIn(form.pageLanguage, '/your-data#ask'), { form: 'your-data', kind: 'success', text })
}

export default function YourDataPage() {
  const { formKey } = useLoaderData<typeof loader>()
  const say = useSay()
  const isHeld = useMailHeld()
  return (
    <>
      <Hero
        title={say('Your data')}
        lead={say(
          isHeld
            ? 'Enter your email address to download a copy of the data that we hold about you, or to ask us to erase it. The link follows by email once this site can send one.'
            : 'Enter your email address, and we will email you a link. There you can download a copy of the data that we hold about you, or ask us to erase it.',
        )}
        art={<CopySheet />}
        foot={
          <HeroFacts
            facts={{
              [say('The link works for')]: say('14 days'),
              [say('The copy is a')]: say('Zip file'),
              [say('Erasure within')]: say('30 days'),
            }}
          />
        }
      >
        <div className="form-place" id="ask">
          <FormReceipt
            form="your-data"
            note={say('The link works for 14 days. If no email arrives, please check the address for typing mistakes.')}
            another={{ label: say('Ask for another link'), to: '/your-data#ask' }}
          >
            <MailHeld />
            <ActionForm form="your-data" action="/your-data" formKey={formKey} failure={say(dataLinkFailed)}>
              <EmailField />
              <SubmitButton busy={say('Sending...')}>{say('Send the link')}</SubmitButton>
            </ActionForm>
          </FormReceipt>
        </div>
      </Hero>
      <Section>
        <Editorial title={say('Erasure')} lead={say('Our staff carry it out within 30 days. It cannot be undone.')}>
          <ErasureFacts />
        </Editorial>
      </Section>
    </>
  )
}

/** The files of a copy. */
function CopySheet() {
  const say = useSay()
  const files = [
    { icon: 'file-text', name: 'data.html', words: say('A page that opens in any browser') },
    { icon: 'braces', name: 'data.json', words: say('The same data as JSON') },
    { icon: 'clipboard-list', name: say('Your files'), words: say('CVs and attachments') },
    { icon: 'minus', name: say('Not included'), words: say('Our staff’s notes; you can ask us for those') },
  ]
  return (
    <figure className="paper copy">
      <figcaption>
        <h2>{say('What the copy contains')}</h2>
        <p>{say('Enquiries, applications, emails, newsletter')}</p>
      </figcaption>
      <p className="cluster paper-head" data-align="ends">
        your-data.zip <Badge tone="neutral">{say('Zip file')}</Badge>
      </p>
      <ul>
        {files.map(({ icon, name, words }) => (
          <li key={icon}>
            <Icon name={icon} size={20} />
            <strong>{name}</strong>
            <span>{words}</span>
          </li>
        ))}
      </ul>
    </figure>
  )
}
