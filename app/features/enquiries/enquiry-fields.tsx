import { TextArea, TextField } from '#app/forms/fields/fields.tsx'

/** The fields that the contact form and the quick inquiry share. */
export function EnquiryFields() {
  return (
    <>
      <div className="form-grid">
        <TextField name="name" label="Name" autoComplete="name" required />
        <TextField name="email" label="Email" type="email" autoComplete="email" spellCheck={false} required />
        <TextField name="phone" label="Phone" type="tel" autoComplete="tel" />
        <TextField name="company" label="Company" autoComplete="organization" />
      </div>
      <TextField name="subject" label="Subject" />
      <TextArea name="message" label="Message" required />
    </>
  )
}
