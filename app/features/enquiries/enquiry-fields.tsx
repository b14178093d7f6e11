import { EmailField } from '#app/forms/fields/email-field.tsx'
import { MoreFields, TextArea, TextField } from '#app/forms/fields/fields.tsx'
import { useSay } from '#app/languages/say.tsx'
import { PageLink } from '#app/ui/frame/page-link.tsx'
import { TimedLine, type TimedSentence } from '#app/ui/text/your-time.tsx'

/** The fields that the contact form and the quick inquiry share. */
export function EnquiryFields() {
  const say = useSay()
  return (
    <>
      <div className="form-grid">
        <TextField name="name" label={say('Name')} autoComplete="name" required />
        <EmailField />
        <TextField name="phone" label={say('Phone')} type="tel" autoComplete="tel" />
        <TextField name="company" label={say('Company')} autoComplete="organization" />
      </div>
      <TextField name="subject" label={say('Subject')} />
      <TextArea name="message" label={say('Message')} required />
    </>
  )
}

/** The same, the question first and what is optional folded. */
export function ShortEnquiryFields() {
  const say = useSay()
  return (
    <>
      <TextArea name="message" label={say('Message')} required />
      <div className="form-grid">
        <TextField name="name" label={say('Name')} autoComplete="name" required />
        <EmailField />
      </div>
      <MoreFields label={say('Phone, company and subject')} names={['phone', 'company', 'subject']}>
        <div className="form-grid">
          <TextField name="phone" label={say('Phone')} type="tel" autoComplete="tel" />
          <TextField name="company" label={say('Company')} autoComplete="organization" />
        </div>
        <TextField name="subject" label={say('Subject')} />
      </MoreFields>
    </>
  )
}

/** Stands before the button of each of these forms: when we answer, unless that is said beside it, and the way to the privacy notice. */
export function FormFoot({ promise }: { promise?: TimedSentence }) {
  const say = useSay()
  return (
    <>
      {promise ? (
        <p>
          <TimedLine sentence={promise} />
        </p>
      ) : null}
      <p className="field-hint">
        <PageLink href="/privacy">{say('How we handle what you send')}</PageLink>
      </p>
    </>
  )
}
