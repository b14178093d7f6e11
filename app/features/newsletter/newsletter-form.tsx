import { Link } from '@remix-run/react'
import { ActionForm } from '#app/forms/action-form.tsx'
import { EmailField } from '#app/forms/fields/email-field.tsx'
import { Checkbox, HiddenField, TextField } from '#app/forms/fields/fields.tsx'
import { FormReceipt } from '#app/forms/notices/form-receipt.tsx'
import { MailHeld } from '#app/forms/notices/mail-held.tsx'
import { SubmitButton } from '#app/forms/submit-button.tsx'
import { Said } from '#app/languages/said.tsx'
import { useHrefIn, useSay } from '#app/languages/say.tsx'
import type { Consent } from './consent.server.ts'
import { checkInbox } from './words.ts'

type NewsletterFormProps = {
  formKey: string
  consent: Pick<Consent, 'wording' | 'marketing'>
  /** The path of the page that contains the form; the thanks link back to it. */
  from: string
}

/** The newsletter form; its owner page is /newsletter. */
export function NewsletterForm({ formKey, consent, from }: NewsletterFormProps) {
  const say = useSay()
  const hrefIn = useHrefIn()
  return (
    <div id="signup" className="form-place">
      <FormReceipt
        form="newsletter"
        note={say(checkInbox)}
        another={{ label: say('Subscribe another address'), to: `${from}#signup` }}
      >
        <MailHeld />
        <ActionForm form="newsletter" action="/newsletter" formKey={formKey} defaults={{ from }}>
          <HiddenField name="from" />
          <div className="form-grid">
            <TextField name="name" label={say('Name')} autoComplete="name" required />
            <EmailField />
          </div>
          <Checkbox name="marketing">
            {consent.marketing} <span className="field-optional">{say('(optional)')}</span>
          </Checkbox>
          <p className="field-hint">
            {consent.wording}{' '}
            <Said
              phrase="What we store, and for how long, is listed in our {notice}."
              values={{ notice: <Link to={hrefIn('/privacy')}>{say('privacy notice')}</Link> }}
            />
          </p>
          <SubmitButton busy={say('Subscribing...')}>{say('Subscribe')}</SubmitButton>
        </ActionForm>
      </FormReceipt>
    </div>
  )
}
