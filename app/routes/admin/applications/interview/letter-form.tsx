import { Link } from '@remix-run/react'
import { HiddenField, TextField } from '#app/forms/fields/fields.tsx'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { StaffForm } from '#app/routes/admin/shared/staff-page.tsx'
import { BesideLetter, type Letter, OwnMessage } from '../letter.tsx'
import type { StepRecord } from '../step.server.ts'
import type { TimeValues } from './interview-query.server.ts'

type InterviewLetterFormProps = {
  record: StepRecord
  letter: Letter
  /** The part of the address that has the time. */
  query: string
  values: TimeValues
  button: string
}

/** The mail about the interview; its button sends it. */
export function InterviewLetterForm({ record, letter, query, values, button }: InterviewLetterFormProps) {
  const say = useSay()
  const page = `${record.path}/interview`
  return (
    <BesideLetter letter={letter} own={say('Where, and your message')}>
      <StaffForm
        form="interview"
        action={`${page}?${query}`}
        defaults={values}
        button={button}
        busy={say('Sending...')}
        cancel={record.page}
      >
        {/* The version of the page as it is now: after a refusal, the changes are visible. */}
        <input type="hidden" name="version" value={record.version} />
        {(['date', 'time', 'zone', 'minutes', 'applicantZone'] as const).map((name) => (
          <HiddenField key={name} name={name} />
        ))}
        <TextField name="place" label={say('Where')} hint={say('A link, a phone number or an address.')} required />
        <OwnMessage />
        <p>
          <Said
            phrase="A calendar file is attached to the email. {link}"
            values={{ link: <Link to={page + record.query}>{say('Choose a different time')}</Link> }}
          />
        </p>
      </StaffForm>
    </BesideLetter>
  )
}

/** The mail about the end of an interview. */
export function InterviewCancelForm({ record, letter }: Pick<InterviewLetterFormProps, 'record' | 'letter'>) {
  const say = useSay()
  return (
    <BesideLetter letter={letter}>
      <StaffForm
        form="interview-cancel"
        action={`${record.path}/interview/cancel${record.query}`}
        button={say('Cancel and send email')}
        busy={say('Sending...')}
        variant="danger"
        link={{ to: record.page, label: say('Keep interview') }}
      >
        <input type="hidden" name="version" value={record.version} />
        <OwnMessage />
      </StaffForm>
    </BesideLetter>
  )
}
