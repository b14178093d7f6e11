import type { Course } from '#app/features/texts/kinds/courses.server.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { EmailField } from '#app/forms/fields/email-field.tsx'
import { Checkbox, HiddenField, SelectField, TextArea, TextField } from '#app/forms/fields/fields.tsx'
import { FileField } from '#app/forms/fields/file-field.tsx'
import { SubmitButton } from '#app/forms/submit-button.tsx'
import { Said } from '#app/languages/said.tsx'
import { useLanguage, useSay } from '#app/languages/say.tsx'
import { PageLink } from '#app/ui/frame/page-link.tsx'
import { questions } from './answers.ts'
import { cvBytes, cvField, cvHint, cvTooLarge } from './cv/cv.ts'
import { type FormPlace, failedToSubmit } from './words.ts'

export type AppliedFor = Pick<Course, 'id' | 'name' | 'level' | 'weeks'>

type ApplicationFormProps = {
  course: AppliedFor
  formKey: string
  from: FormPlace
  /** A discount code that is known to be valid. */
  code: string
}

/** The application form of a course; its owner page is the course's own. */
export function ApplicationForm({ course, formKey, from, code }: ApplicationFormProps) {
  const say = useSay()
  const levels = Object.entries(questions.experience.choices).map(([value, label]) => ({ value, label }))
  return (
    <ActionForm
      form="application"
      action={`/careers/${course.id}`}
      formKey={formKey}
      defaults={{ experience: 'beginner', code, from }}
      failure={say(failedToSubmit)}
      encType="multipart/form-data"
    >
      <div className="form-grid">
        <Names />
        <EmailField />
        <TextField name="phone" label={say('Phone')} type="tel" autoComplete="tel" />
        <SelectField name="experience" label={say('Your experience')} options={levels} required />
        {/* The key makes a new field when a code is applied, so that it shows that code. */}
        <TextField key={code} name="code" label={say('Discount code')} autoComplete="off" spellCheck={false} />
      </div>
      <TextArea name="message" label={say('Message')} />
      <FileField
        name={cvField}
        label={say('CV')}
        hint={say(cvHint)}
        accept="application/pdf,.pdf"
        largest={cvBytes}
        tooLarge={say(cvTooLarge)}
        words={{ choose: say('Choose a file'), none: say('No file chosen') }}
      />
      <Checkbox name="agreeTerms" required>
        <Consent />
      </Checkbox>
      <HiddenField name="from" />
      <input type="hidden" name="course_id" id="application-course_id" value={course.id} />
      <input type="hidden" name="course_name" value={course.name} />
      <input type="hidden" name="course_level" value={course.level} />
      <input type="hidden" name="course_duration" value={`${course.weeks} weeks`} />
      <SubmitButton busy={say('Submitting...')}>{say('Submit application')}</SubmitButton>
    </ActionForm>
  )
}

/** In Korean the family name is first. */
function Names() {
  const say = useSay()
  const first = <TextField name="firstName" label={say('First name')} autoComplete="given-name" required />
  const last = <TextField name="lastName" label={say('Last name')} autoComplete="family-name" required />
  return useLanguage() === 'ko' ? (
    <>
      {last}
      {first}
    </>
  ) : (
    <>
      {first}
      {last}
    </>
  )
}

/** Its words are stored: see consentWording in insert-application.server.ts. */
function Consent() {
  const say = useSay()
  return (
    <Said
      phrase="I agree to the {terms} and have read the {privacy}."
      values={{
        terms: <PageLink href="/terms">{say('Terms')}</PageLink>,
        privacy: <PageLink href="/privacy">{say('Privacy notice')}</PageLink>,
      }}
    />
  )
}
