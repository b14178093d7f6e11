import { type EnquirySubjects, subjectKeys } from '#app/content/enquiry-subjects.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { HiddenField, TextArea, TextField } from '#app/forms/fields.tsx'
import { FormThanks } from '#app/forms/form-thanks.tsx'
import { SubmitButton } from '#app/forms/submit-button.tsx'
import { failedToSend } from './words.ts'

/** Connect With Us; its owner page is /cta. @param about what the page knows that it is about */
export function ConnectForm({ formKey, about }: { formKey: string; about: EnquirySubjects }) {
  return (
    <FormThanks form="connect" another={{ label: 'Send Another Message', to: '/cta#connect-with-us' }}>
      <ActionForm form="connect" action="/cta" formKey={formKey} defaults={about} failure={failedToSend}>
        <TextField name="name" label="Name" autoComplete="name" required />
        <TextField name="email" label="Email" type="email" autoComplete="email" spellCheck={false} required />
        <TextArea name="message" label="Message" required />
        {subjectKeys.map((key) => (
          <HiddenField key={key} name={key} />
        ))}
        <SubmitButton busy="Sending...">Schedule a Consultation</SubmitButton>
      </ActionForm>
    </FormThanks>
  )
}
