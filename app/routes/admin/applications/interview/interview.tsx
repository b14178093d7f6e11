// Plans or moves an interview: first the time, then the mail, which is sent when it is confirmed.

import { Form, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { interviewSchema, passedTime, startOf } from '#app/features/applications/decision-schema.ts'
import { interviewLengths } from '#app/features/applications/interview-lengths.ts'
import { arrangeInterview } from '#app/features/applications/move-application.server.ts'
import { SelectField, TextField } from '#app/forms/fields/fields.tsx'
import type { Option } from '#app/forms/fields/option.ts'
import { TimeField } from '#app/forms/fields/time-field.tsx'
import { type FieldErrors, FormContext } from '#app/forms/form-state.ts'
import { ErrorSummary } from '#app/forms/notices/error-summary.tsx'
import { drawn, message } from '#app/languages/message.ts'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import {
  applicationIn,
  changed,
  mailed,
  recordOf,
  referenceOf,
  type StepRecord,
} from '#app/routes/admin/applications/step.server.ts'
import { ApplicationStep } from '#app/routes/admin/applications/step.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { chosenTime, type TimeValues } from './interview-query.server.ts'
import { InterviewLetterForm } from './letter-form.tsx'

export const handle = { permission: 'applications.write', title: 'Interview' } as const

export const loader = staffLoader(handle.permission, async ({ params, request, staff, now }) => {
  const application = await applicationIn(params)
  if (!application) return null
  const isPossible = ['new', 'reviewing', 'interview'].includes(application.status)
  const time = chosenTime(request, application, staff, now)
  return { record: recordOf(application, request), isPossible, isPlanned: application.interview !== null, ...time }
})

const notNow = 'Only an application that isn’t decided yet can have an interview.'

export const action = staffAction(handle.permission, interviewSchema, {
  form: 'interview',
  run: ({ params, value, by }) => {
    const { version, paragraph, minutes, place, applicantZone } = value
    const plan = { starts_at: startOf(value), minutes: Number(minutes), place, applicant_zone: applicantZone }
    return arrangeInterview(db, { reference: referenceOf(params), version, paragraph, plan }, by)
  },
  done: (sent, { record }) => mailed('The interview is planned.', record, sent),
  failed: 'We couldn’t save the interview. Please try again.',
  refusals: {
    passed: ({ value, now }) => ({ errors: passedTime(value, now), status: 422 }),
    'wrong move': notNow,
    'no interview': notNow,
    completed: notNow,
    'seats changed': notNow,
  },
  late: async ({ now }, values) => passedTime(values, now),
  changed,
})

export default function InterviewPage() {
  const say = useSay()
  const { record, isPossible, isPlanned, letter, ...time } = useLoaderData<typeof loader>()
  const heading = isPlanned ? 'Change the interview: {name}' : 'Invite to an interview: {name}'
  const title = <Said phrase={heading} values={{ name: <span dir="auto">{record.name}</span> }} />
  const button = isPlanned ? say('Change and send email') : say('Invite and send email')
  return (
    <ApplicationStep record={record} title={title} crumb={say('Interview')} refusal={isPossible ? null : notNow}>
      {letter ? (
        <InterviewLetterForm record={record} letter={letter} button={button} {...time} />
      ) : (
        <InterviewTimeForm record={record} {...time} />
      )}
    </ApplicationStep>
  )
}

// The interview's time. The form leads to the page of the mail, at an address with this time.
type InterviewTimeFormProps = {
  record: StepRecord
  values: TimeValues
  errors: FieldErrors
  /** The likely time zones. */
  zones: readonly string[]
  applicantZones: readonly Option[]
}

function InterviewTimeForm({
  record: { path, page, list },
  values,
  errors,
  zones,
  applicantZones,
}: InterviewTimeFormProps) {
  const say = useSay()
  const state = { form: 'interview-time', values, errors, busy: false, clearError: () => {} }
  return (
    <FormContext.Provider value={state}>
      <Form method="get" action={`${path}/interview`} className="form card" id="interview-time" noValidate>
        <ErrorSummary answer={undefined} />
        {list ? <input type="hidden" name="list" value={list} /> : null}
        <div className="form-grid">
          <TextField name="date" label={say('Date')} type="date" required />
          <TimeField name="time" label={say('Time')} required />
          <SelectField name="zone" label={say('Time zone')} options={zones.map(zoneOption)} required />
          <SelectField
            name="minutes"
            label={say('Duration')}
            options={interviewLengths.map((value) => ({
              value,
              label: message('{count} minutes', { count: Number(value) }),
            }))}
            required
          />
          <SelectField
            name="applicantZone"
            label={say('The applicant’s time zone')}
            isUnmarked
            hint={say('The email gives the time in Seoul, in Buea and in this time zone.')}
            options={[{ value: '', label: 'Not known (UTC)' }, ...applicantZones]}
          />
        </div>
        <div className="form-actions">
          <Button type="submit">{say('Continue to the email')}</Button>
          <LinkButton to={page} variant="outline">
            {say('Cancel')}
          </LinkButton>
        </div>
      </Form>
    </FormContext.Provider>
  )
}

const zoneOption = (zone: string) => ({ value: zone, label: drawn(zone.replaceAll('_', ' ')) })
