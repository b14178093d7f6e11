import { Link } from '@remix-run/react'
import { ActionForm } from '#app/forms/action-form.tsx'
import { HiddenField, TextField } from '#app/forms/fields/fields.tsx'
import { SubmitButton } from '#app/forms/submit-button.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { type Letter, LetterPreview } from '../letter.tsx'
import type { TimeValues } from './query.server.ts'

type InterviewLetterProps = {
  /** The application's page. */
  path: string
  version: number
  letter: Letter
  /** Of the address, which has the time. */
  query: string
  values: TimeValues
  button: string
}

/** The mail about the talk; it leaves with the button. */
export function InterviewLetter({ path, version, letter, query, values, button }: InterviewLetterProps) {
  return (
    <ActionForm form="interview" action={`${path}/interview?${query}`} defaults={values} className="form card">
      {/* Of the page as it is now: whoever confirms once more has seen what changed. */}
      <input type="hidden" name="version" value={version} />
      {(['date', 'time', 'zone', 'minutes', 'applicantZone'] as const).map((name) => (
        <HiddenField key={name} name={name} />
      ))}
      <LetterPreview letter={letter}>
        <TextField name="place" label="Where" hint="A link, a phone number or an address." required />
      </LetterPreview>
      <p>
        The mail has a file for calendars. <Link to={`${path}/interview`}>Choose another time</Link>
      </p>
      <div className="form-actions">
        <SubmitButton busy="Sending...">{`${button} and send the mail`}</SubmitButton>
        <LinkButton to={path} variant="outline">
          Cancel
        </LinkButton>
      </div>
    </ActionForm>
  )
}
