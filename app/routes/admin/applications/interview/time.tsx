// The interview's time. The form leads to the page of the mail, at an address with this time.
import { Form } from '@remix-run/react'
import { talkLengths } from '#app/features/applications/interview-lengths.ts'
import { SelectField, TextField } from '#app/forms/fields/fields.tsx'
import { type FieldErrors, FormContext } from '#app/forms/form-state.ts'
import { ErrorSummary } from '#app/forms/notices/error-summary.tsx'
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
  const state = { form: 'interview-time', values, errors, busy: false, clearError: () => {} }
  return (
    <FormContext.Provider value={state}>
      <Form method="get" action={`${path}/interview`} className="form card" id="interview-time" noValidate>
        <ErrorSummary answer={undefined} />
        <div className="form-grid">
          <TextField name="date" label="Date" type="date" required />
          <TextField name="time" label="Time" type="time" required />
          <SelectField name="zone" label="Time zone" options={zones.map(zoneOption)} required />
          <SelectField
            name="minutes"
            label="Duration"
            options={talkLengths.map((value) => ({ value, label: `${value} minutes` }))}
            required
          />
          <SelectField
            name="applicantZone"
            label="The applicant’s time zone"
            isUnmarked
            hint="The email gives the time in Seoul, in Buea and in this time zone."
            options={[{ value: '', label: 'Not known (UTC)' }, ...timeZones.map(zoneOption)]}
          />
        </div>
        <div className="form-actions">
          <Button type="submit">Continue to the email</Button>
          <LinkButton to={path} variant="outline">
            Cancel
          </LinkButton>
        </div>
      </Form>
    </FormContext.Provider>
  )
}

const zoneOption = (zone: string) => ({ value: zone, label: zone.replaceAll('_', ' ') })
