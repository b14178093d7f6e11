// The interview's time. The form leads to the page of the mail, at an address with this time.
import { Form } from '@remix-run/react'
import { talkLengths } from '#app/features/applications/interview-lengths.ts'
import { SelectField, TextField } from '#app/forms/fields/fields.tsx'
import { TimeField } from '#app/forms/fields/time-field.tsx'
import { type FieldErrors, FormContext } from '#app/forms/form-state.ts'
import { ErrorSummary } from '#app/forms/notices/error-summary.tsx'
import { useSay } from '#app/languages/say.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'
import type { TimeValues } from './query.server.ts'

type InterviewTimeFormProps = {
  /** The path of the application's page. */
  path: string
  values: TimeValues
  errors: FieldErrors
  /** The likely time zones, and all of them. */
  zones: readonly string[]
  timeZones: readonly string[]
}

export function InterviewTimeForm({ path, values, errors, zones, timeZones }: InterviewTimeFormProps) {
  const say = useSay()
  const state = { form: 'interview-time', values, errors, busy: false, clearError: () => {} }
  return (
    <FormContext.Provider value={state}>
      <Form method="get" action={`${path}/interview`} className="form card" id="interview-time" noValidate>
        <ErrorSummary answer={undefined} />
        <div className="form-grid">
          <TextField name="date" label={say('Date')} type="date" required />
          <TimeField name="time" label={say('Time')} required />
          <SelectField name="zone" label={say('Time zone')} options={zones.map(zoneOption)} required />
          <SelectField
            name="minutes"
            label={say('Duration')}
            options={talkLengths.map((value) => ({ value, label: say('{count} minutes', { count: value }) }))}
            required
          />
          <SelectField
            name="applicantZone"
            label={say('The applicant’s time zone')}
            isUnmarked
            hint={say('The email gives the time in Seoul, in Buea and in this time zone.')}
            options={[{ value: '', label: say('Not known (UTC)') }, ...timeZones.map(zoneOption)]}
          />
        </div>
        <div className="form-actions">
          <Button type="submit">{say('Continue to the email')}</Button>
          <LinkButton to={path} variant="outline">
            {say('Cancel')}
          </LinkButton>
        </div>
      </Form>
    </FormContext.Provider>
  )
}

const zoneOption = (zone: string) => ({ value: zone, label: zone.replaceAll('_', ' ') })
