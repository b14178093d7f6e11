// Confirms cancelling an interview and shows the mail about it.
import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { paragraphSchema } from '#app/features/applications/decision-schema.ts'
import { cancelInterview } from '#app/features/applications/interviews.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { interviewCancelled } from '#app/mail/messages/visitors/interview-arranged.ts'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { letterOf } from '../letter.tsx'
import { applicationIn, changed, mailed, recordOf, referenceOf } from '../step.server.ts'
import { ApplicationStep } from '../step.tsx'
import { InterviewCancelForm } from './letter-form.tsx'

export const handle = { permission: 'applications.write', title: 'Cancel the interview' } as const

export const loader = staffLoader(handle.permission, async ({ params, request }) => {
  const application = await applicationIn(params)
  if (!application) return null
  const { status, interview } = application
  const letter = status === 'interview' && interview ? letterOf(interviewCancelled(application, interview)) : null
  return { record: recordOf(application, request), letter }
})

const none = 'There is no interview to cancel.'

export const action = staffAction(handle.permission, paragraphSchema, {
  form: 'interview-cancel',
  run: ({ params, value, by }) => cancelInterview(db, { reference: referenceOf(params), ...value }, by),
  done: (sent, { record }) => mailed('The interview is cancelled.', record, sent),
  failed: 'We couldn’t cancel the interview. Please try again.',
  refusals: { 'no interview': none },
  changed,
})

export default function CancelInterviewPage() {
  const say = useSay()
  const { record, letter } = useLoaderData<typeof loader>()
  const title = say('Cancel the interview with {name}?', { name: record.name })
  return (
    <ApplicationStep record={record} title={title} crumb={say('Cancel the interview')} refusal={letter ? null : none}>
      {letter ? <InterviewCancelForm record={record} letter={letter} /> : null}
    </ApplicationStep>
  )
}
