// The form that mails a status link: the answer goes to the mailbox, so that this page reveals nothing.

import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, type MetaFunction, useLoaderData, useSearchParams } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { hasMailService } from '#app/env.server.ts'
import { statusSchema } from '#app/features/status-links/schema.ts'
import { requestStatusLink } from '#app/features/status-links/status-links.server.ts'
import { exampleReference, linkFailed, linkHeld, linkMailed } from '#app/features/status-links/words.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { EmailField } from '#app/forms/fields/email-field.tsx'
import { TextField } from '#app/forms/fields/fields.tsx'
import { FormReceipt } from '#app/forms/notices/form-receipt.tsx'
import { MailHeld, useMailHeld } from '#app/forms/notices/mail-held.tsx'
import { issueFormKey } from '#app/forms/read/form-key.server.ts'
import { readPublicForm } from '#app/forms/read/read-form.server.ts'
import { SubmitButton } from '#app/forms/submit-button.tsx'
import { redirectWithFlash } from '#app/http/browser/flash.server.ts'
import { hrefIn } from '#app/languages/pages.ts'
import { languageOfRequest, phrasesFor, sayIn } from '#app/languages/phrases.server.ts'
import { sayFrom, useHrefIn, useSay } from '#app/languages/say.tsx'
import { pageMeta } from '#app/routes/page-meta.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Hero, Section, SectionHeader } from '#app/ui/section.tsx'
import '#app/ui/styles/sections/form-head.css'
import { stagesIn } from './status-records.server.ts'
import { StatusTrack } from './status-track.tsx'

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: sayFrom(args.matches)('Status|page'), noindex: true })

export const loader = ({ request }: LoaderFunctionArgs) => ({
  ...phrasesFor(request, 'status'),
  ...stagesIn(languageOfRequest(request)),
  formKey: issueFormKey('status', Date.now()),
})

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readPublicForm({ request, context }, 'status', statusSchema)
  if (!form.ok) return form.response
  const stored = await form.attempt(() => requestStatusLink(db, form.value, form.context), linkFailed)
  if (!stored.ok) return stored.response
  const language = form.pageLanguage
  const text = sayIn(language)(hasMailService ? linkMailed : linkHeld)
  return redirectWithFlash(hrefIn(language, '/status#ask'), { form: 'status', kind: 'success', text })
}

/** The shape of a reference; any other text in the address is not put into the field. */
const referencePattern = /^[A-Z]{3}-[2-9A-Z]{4}-[2-9A-Z]{4}$/

export default function StatusPage() {
  const { formKey, enquiry, application } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const say = useSay()
  const hrefIn = useHrefIn()
  const isHeld = useMailHeld()
  const typed = search.get('reference') ?? ''
  const reference = referencePattern.test(typed) ? typed : ''
  return (
    <>
      <Hero
        title={say('Check your status')}
        lead={say(
          isHeld
            ? 'Enter your reference and email address. The link to your enquiry or application follows by email once this site can send one. We work on what you sent all the same.'
            : 'Enter your reference and email address, and we will email you a link to your enquiry or application. There you can follow its progress, add to it or withdraw it.',
        )}
        art={<ReceiptSheet />}
      >
        <div className="form-place" id="ask">
          <FormReceipt
            form="status"
            note={say(
              isHeld
                ? 'The link works for 14 days from now. If no email has come by then, please ask again.'
                : 'The link works for 14 days. If no email arrives, please check the reference and the address for typing mistakes.',
            )}
            another={{ label: say('Ask for another link'), to: '/status#ask' }}
          >
            <MailHeld />
            <ActionForm
              form="status"
              action="/status"
              formKey={formKey}
              defaults={{ reference }}
              failure={say(linkFailed)}
            >
              <TextField
                name="reference"
                label={say('Reference')}
                hint={say('It looks like {reference}.', { reference: exampleReference })}
                autoComplete="off"
                spellCheck={false}
                required
              />
              <EmailField />
              <SubmitButton busy={say('Sending...')}>{say('Send the link')}</SubmitButton>
            </ActionForm>
          </FormReceipt>
        </div>
      </Hero>
      <Section labelledBy="states">
        <SectionHeader id="states" title={say('What each status means')} />
        <h3 className="track-title">{say('An enquiry')}</h3>
        <StatusTrack stages={enquiry} />
        <h3 className="track-title">{say('A course application')}</h3>
        <StatusTrack stages={application} />
        <p className="track-more">
          <Link to={hrefIn('/your-data')}>{say('Request a copy of your data, or its erasure')}</Link>
        </p>
      </Section>
    </>
  )
}

/** A receipt, which shows where the reference is. */
function ReceiptSheet() {
  const say = useSay()
  const isHeld = useMailHeld()
  const [kind, ...rest] = exampleReference.split('-')
  return (
    <figure className="paper receipt">
      <figcaption>
        <h2>{say('Where is my reference?')}</h2>
        <p>{say(isHeld ? 'On the thank-you page.' : 'On the thank-you page and in the email we sent you.')}</p>
      </figcaption>
      <p className="cluster paper-head" data-align="ends">
        {say('Receipt')} <Badge tone="neutral">{say('Sample')}</Badge>
      </p>
      <p className="receipt-number">
        <span>{say('Reference')}</span>
        <strong>
          <mark>{kind}</mark>
          {`-${rest.join('-')}`}
        </strong>
      </p>
      <ul>
        <li>
          {say('Enquiries begin with')} <strong>ENQ</strong>
        </li>
        <li>
          {say('Applications begin with')} <strong>APP</strong>
        </li>
      </ul>
      <p className="soft">{say('You can type small letters and leave out the dashes.')}</p>
    </figure>
  )
}
