import { Link } from '@remix-run/react'
import { HiddenField, TextField } from '#app/forms/fields/fields.tsx'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { StaffForm } from '#app/routes/admin/shared/staff-page.tsx'
import { BesideLetter, type Letter, OwnMessage } from '../letter.tsx'
import type { TimeValues } from './query.server.ts'

type InterviewLetterFormProps = {
  /** The path of the application's page. */
  path: string
  version: number
  letter: Letter
  /** The part of the address that has the time. */
  query: string
  values: TimeValues
  button: string
}

/** The mail about the interview; its button sends it. */
export function InterviewLetterForm({ path, version, letter, query, values, button }: InterviewLetterFormProps) {
  const say = useSay()
  const page = `${path}/interview`
  return (
    <BesideLetter letter={letter} own={say('Where, and your message')}>
      <StaffForm
        form="interview"
        action={`${page}?${query}`}
        defaults={values}
        button={button}
        busy={say('Sending...')}
        cancel={path}
      >
        {/* The version of the page as it is now: after a refusal, the changes are visible. */}
        <input type="hidden" name="version" value={version} />
        {(['date', 'time', 'zone', 'minutes', 'applicantZone'] as const).map((name) => (
          <HiddenField key={name} name={name} />
        ))}
        <TextField name="place" label={say('Where')} hint={say('A link, a phone number or an address.')} required />
        <OwnMessage />
        <p>
          <Said
            phrase="A calendar file is attached to the email. {link}"
            values={{ link: <Link to={page}>{say('Choose a different time')}</Link> }}
          />
        </p>
      </StaffForm>
    </BesideLetter>
  )
}

/** The mail about the end of an interview. */
export function InterviewCancelForm({
  path,
  version,
  letter,
}: Pick<InterviewLetterFormProps, 'path' | 'version' | 'letter'>) {
  const say = useSay()
  return (
    <BesideLetter letter={letter}>
      <StaffForm
        form="interview-cancel"
        action={`${path}/interview/cancel`}
        button={say('Cancel and send email')}
        busy={say('Sending...')}
        variant="danger"
        link={{ to: path, label: say('Keep interview') }}
      >
        <input type="hidden" name="version" value={version} />
        <OwnMessage />
      </StaffForm>
    </BesideLetter>
  )
}
