import { ActionForm } from '#app/forms/action-form.tsx'
import { CheckboxGroup } from '#app/forms/fields/fields.tsx'
import type { FormValues } from '#app/forms/form-state.ts'
import { FormReceipt } from '#app/forms/notices/form-receipt.tsx'
import { SubmitButton } from '#app/forms/submit-button.tsx'
import { EnquiryFields } from './enquiry-fields.tsx'

type ContactFormProps = { formKey: string; services: readonly string[]; defaults?: FormValues }

/** The full contact form; its owner page is /contact. Redirects lead to its `#send-a-message`. */
export function ContactForm({ formKey, services, defaults }: ContactFormProps) {
  return (
    <div className="form-place" id="send-a-message">
      <FormReceipt form="contact" another={{ label: 'Send Another Message', to: '/contact#send-a-message' }}>
        <ActionForm form="contact" action="/contact" formKey={formKey} defaults={defaults}>
          <EnquiryFields />
          <CheckboxGroup name="services" legend="Services you are interested in" options={services} />
          <SubmitButton busy="Sending...">Send Message</SubmitButton>
        </ActionForm>
      </FormReceipt>
    </div>
  )
}
