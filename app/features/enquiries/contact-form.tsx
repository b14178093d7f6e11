import { ActionForm } from '#app/forms/action-form.tsx'
import { CheckboxGroup } from '#app/forms/fields.tsx'
import type { FormValues } from '#app/forms/form-state.ts'
import { FormThanks } from '#app/forms/form-thanks.tsx'
import { SubmitButton } from '#app/forms/submit-button.tsx'
import { useFlash } from '#app/http/flash.ts'
import { EnquiryFields } from './enquiry-fields.tsx'

type ContactFormProps = { formKey: string; services: readonly string[]; defaults?: FormValues }

/** The full contact form; its owner page is /contact. Redirects lead to its `#send-a-message`, above the thanks. */
export function ContactForm({ formKey, services, defaults }: ContactFormProps) {
  const sent = useFlash('contact')
  return (
    <div className="form-place" id="send-a-message">
      <FormThanks form="contact" />
      {/* A new key after each success gives a cleared form. */}
      <ActionForm key={sent?.id} form="contact" action="/contact" formKey={formKey} defaults={defaults}>
        <EnquiryFields />
        <CheckboxGroup name="services" legend="Services you are interested in" options={services} />
        <SubmitButton busy="Sending...">Send Message</SubmitButton>
      </ActionForm>
    </div>
  )
}
