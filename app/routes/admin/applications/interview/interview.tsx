// Plans or moves an interview: first the time, then the mail, which is sent when it is confirmed.
import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { interviewSchema, startOf } from '#app/features/applications/decision-schema.ts'
import { arrangeInterview } from '#app/features/applications/move-application.server.ts'
import { recordPath } from '#app/features/records/kinds.ts'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { applicationIn, changed, mailed, recordOf, referenceOf } from '../step.server.ts'
import { ApplicationStep } from '../step.tsx'
import { InterviewLetterForm } from './letter-form.tsx'
import { chosenTime } from './query.server.ts'
import { InterviewTimeForm } from './time.tsx'

export const handle = { permission: 'applications.write', title: 'Interview' } as const

export const loader = staffLoader(handle.permission, async ({ params, request, staff, now }) => {
  const application = await applicationIn(params)
  if (!application) return null
  const isPossible = application.status === 'reviewing' || application.status === 'interview'
  const time = chosenTime(request, application, staff, now)
  return { record: recordOf(application), isPossible, isPlanned: application.interview !== null, ...time }
})

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

const passed = { errors: { date: ['This time has passed'] }, status: 422 }
const notNow = 'Only applications in review or at interview stage can have an interview.'

export const action = staffAction(handle.permission, interviewSchema, {
  form: 'interview',
  run: ({ params, value, by }) => {
    const { version, paragraph, minutes, place, applicantZone } = value
    const plan = { starts_at: startOf(value), minutes: Number(minutes), place, applicant_zone: applicantZone }
    return arrangeInterview(db, { reference: referenceOf(params), version, paragraph, plan }, by)
  },
  done: mailed('The interview is planned.'),
  failed: 'We couldn’t save the interview. Please try again.',
  refusals: { passed, 'wrong move': notNow, 'no interview': notNow, completed: notNow, 'seats changed': notNow },
  changed,
})

export default function InterviewPage() {
  const say = useSay()
  const { record, isPossible, isPlanned, letter, ...time } = useLoaderData<typeof loader>()
  const path = recordPath({ kind: 'application', ...record })
  const heading = isPlanned ? 'Change the interview: {name}' : 'Invite to an interview: {name}'
  const title = <Said phrase={heading} values={{ name: <span dir="auto">{record.name}</span> }} />
  const button = isPlanned ? say('Change and send email') : say('Invite and send email')
  return (
    <ApplicationStep record={record} title={title} crumb={say('Interview')} refusal={isPossible ? null : notNow}>
      {letter ? (
        <InterviewLetterForm path={path} version={record.version} letter={letter} button={button} {...time} />
      ) : (
        <InterviewTimeForm path={path} {...time} />
      )}
    </ApplicationStep>
  )
}
