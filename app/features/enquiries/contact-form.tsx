import type { EnquiryService } from '#app/content/enquiry-services.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { CheckboxGroup } from '#app/forms/fields/fields.tsx'
import type { FormValues } from '#app/forms/form-state.ts'
import { FormReceipt } from '#app/forms/notices/form-receipt.tsx'
import { SubmitButton } from '#app/forms/submit-button.tsx'
import { useSay } from '#app/languages/say.tsx'
import type { TimedSentence } from '#app/ui/text/your-time.tsx'
import { EnquiryFields, FormFoot } from './enquiry-fields.tsx'

type ContactFormProps = {
  formKey: string
  /** Its owner page, with what it is about. */
  page: string
  services: readonly EnquiryService[]
  promise: TimedSentence
  defaults?: FormValues
}

/** The full contact form. Redirects lead to its `#send-a-message`. */
export function ContactForm({ formKey, page, services, promise, defaults }: ContactFormProps) {
  const say = useSay()
  return (
    <div className="form-place" id="send-a-message">
      <FormReceipt
        form="contact"
        another={{ label: say('Send Another Message'), to: `${page}#send-a-message` }}
        returns
      >
        <ActionForm form="contact" action={page} formKey={formKey} defaults={defaults} className="form form-wide">
          <EnquiryFields />
          <CheckboxGroup
            name="services"
            legend={say('Services you are interested in')}
            options={services.map((service) => ({ value: service, label: service }))}
          />
          <FormFoot promise={promise} />
          <SubmitButton busy={say('Sending...')}>{say('Send message')}</SubmitButton>
        </ActionForm>
      </FormReceipt>
    </div>
  )
}
