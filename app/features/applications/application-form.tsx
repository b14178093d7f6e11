import { Link } from '@remix-run/react'
import type { Course } from '#app/features/texts/kinds/courses.server.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { Checkbox, HiddenField, SelectField, TextArea, TextField } from '#app/forms/fields/fields.tsx'
import { FileField } from '#app/forms/fields/file-field.tsx'
import { SubmitButton } from '#app/forms/submit-button.tsx'
import { cvBytes, cvField, cvHint, cvTooLarge } from './cv.ts'
import { consentParts, experienceLabels, experienceLevels, type FormPlace, failedToSubmit } from './words.ts'

export type AppliedFor = Pick<Course, 'id' | 'name' | 'level' | 'weeks'>

type ApplicationFormProps = {
  course: AppliedFor
  formKey: string
  from: FormPlace
  /** A discount code that is known to be valid. */
  code: string
}

const levels = experienceLevels.map((value) => ({ value, label: experienceLabels[value] }))

/** The application form of a course; its owner page is the course's own. */
export function ApplicationForm({ course, formKey, from, code }: ApplicationFormProps) {
  return (
    <ActionForm
      form="application"
      action={`/careers/${course.id}`}
      formKey={formKey}
      defaults={{ experience: 'beginner', code, from }}
      failure={failedToSubmit}
      encType="multipart/form-data"
    >
      <div className="form-grid">
        <TextField name="firstName" label="First name" autoComplete="given-name" required />
        <TextField name="lastName" label="Last name" autoComplete="family-name" required />
        <TextField name="email" label="Email" type="email" autoComplete="email" spellCheck={false} required />
        <TextField name="phone" label="Phone" type="tel" autoComplete="tel" />
        <SelectField name="experience" label="Your experience" options={levels} required />
        {/* The key makes a new field when a code is applied, so that it shows that code. */}
        <TextField key={code} name="code" label="Discount code" autoComplete="off" spellCheck={false} />
      </div>
      <TextArea name="message" label="Message" />
      <FileField
        name={cvField}
        label="CV"
        hint={cvHint}
        accept="application/pdf,.pdf"
        largest={cvBytes}
        tooLarge={cvTooLarge}
      />
      <Checkbox name="agreeTerms" required>
        {consentParts.before}
        <Link to="/terms">{consentParts.terms}</Link>
        {consentParts.between}
        <Link to="/privacy">{consentParts.privacy}</Link>
        {consentParts.after}
      </Checkbox>
      <HiddenField name="from" />
      <input type="hidden" name="course_id" id="application-course_id" value={course.id} />
      <input type="hidden" name="course_name" value={course.name} />
      <input type="hidden" name="course_level" value={course.level} />
      <input type="hidden" name="course_duration" value={`${course.weeks} weeks`} />
      <SubmitButton busy="Submitting...">Submit Application</SubmitButton>
    </ActionForm>
  )
}
