// Plans or moves an interview: first the time, then the mail, which is sent when it is confirmed.
import { Link, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { findApplication } from '#app/features/applications/applications.server.ts'
import { interviewSchema, startOf } from '#app/features/applications/decision-schema.ts'
import { changeInterview } from '#app/features/applications/interviews.server.ts'
import { moveConfirmed } from '#app/features/applications/move-application.server.ts'
import { recordKinds, recordPath } from '#app/features/records/kinds.ts'
import { referenceIn } from '#app/features/records/reference.ts'
import { statusLabel } from '#app/features/records/statuses.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { HiddenField, TextField } from '#app/forms/fields/fields.tsx'
import { FormActions } from '#app/forms/form-actions.tsx'
import { AlreadyChanged } from '#app/routes/admin/shared/already-changed.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { changedText } from '../../records/route.server.ts'
import { type Letter, LetterPreview } from '../letter.tsx'
import { chosenTime, type TimeValues } from './query.server.ts'
import { InterviewTimeForm } from './time.tsx'

export const handle = { permission: 'applications.write', title: 'Interview' } as const

export const loader = staffLoader(handle.permission, async ({ params, request, staff, now }) => {
  const application = await findApplication(db, referenceIn('application', params.reference))
  if (!application) return null
  const { reference, status, version, first_name, last_name, interview } = application
  const record = { reference, status, version, name: `${first_name} ${last_name}` }
  const isPossible = status === 'reviewing' || status === 'interview'
  return { record, isPossible, isPlanned: interview !== null, ...chosenTime(request, application, staff.timeZone, now) }
})

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

const passed = { errors: { date: ['This time has passed'] }, status: 422 }
const notNow = 'Only applications in review or at the interview stage can have an interview.'

export const action = staffAction(handle.permission, interviewSchema, {
  form: 'interview',
  run: async ({ params, value, now, by }) => {
    const { version, paragraph, minutes, place, applicantZone } = value
    const starts_at = startOf(value)
    if (starts_at <= now) return { ok: false, reason: 'passed' } as const
    const plan = { starts_at, minutes: Number(minutes), place, applicant_zone: applicantZone }
    const reference = referenceIn('application', params.reference)
    const changed = await changeInterview(db, { reference, version, paragraph, plan }, by)
    if (changed.ok || changed.reason !== 'no interview') return changed
    const confirmed = { mail: { paragraph }, interview: plan }
    return moveConfirmed(db, { reference, to: 'interview', version, confirmed }, by)
  },
  done: ({ params }) => {
    const reference = referenceIn('application', params.reference)
    return {
      to: recordPath({ kind: 'application', reference }),
      text: 'The interview is planned and the mail is on its way.',
    }
  },
  failed: 'The interview could not be saved. Please try again.',
  refusals: { passed, 'wrong move': notNow, 'no interview': notNow, completed: notNow, 'seats changed': notNow },
  changed: ({ params, staff }) => changedText('application', params.reference, staff.timeZone),
})

export default function InterviewPage() {
  const { record, isPossible, isPlanned, letter, query, ...time } = useLoaderData<typeof loader>()
  const { reference, status, version, name } = record
  const path = recordPath({ kind: 'application', reference })
  if (!isPossible) {
    const state = <Pill status={status}>{statusLabel('application', status)}</Pill>
    return <AlreadyChanged text={notNow} state={state} to={path} reload={`Reload ${reference}`} />
  }
  const title = isPlanned ? 'Change the interview' : 'Invite to an interview'
  const list = { label: recordKinds.application.label, href: recordKinds.application.path }
  return (
    <>
      <Breadcrumbs items={[list, { label: reference, href: path }, { label: 'Interview' }]} />
      <h1 className="typed">
        {title}: <span dir="auto">{name}</span>
      </h1>
      {letter ? (
        <InterviewLetter
          path={path}
          version={version}
          letter={letter}
          query={query}
          values={time.values}
          button={isPlanned ? 'Change' : 'Invite'}
        />
      ) : (
        <InterviewTimeForm path={path} {...time} />
      )}
    </>
  )
}

type InterviewLetterProps = {
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
function InterviewLetter({ path, version, letter, query, values, button }: InterviewLetterProps) {
  return (
    <ActionForm form="interview" action={`${path}/interview?${query}`} defaults={values} className="form card">
      {/* The version of the page as it is now: after a refusal, the changes are visible. */}
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
      <FormActions busy="Sending..." cancel={path}>{`${button} and send the mail`}</FormActions>
    </ActionForm>
  )
}
