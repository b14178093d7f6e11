// Confirms cancelling an interview and shows the mail about it.
import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { findApplication } from '#app/features/applications/applications.server.ts'
import { paragraphSchema } from '#app/features/applications/decision-schema.ts'
import { cancelInterview } from '#app/features/applications/interviews.server.ts'
import { recordKinds, recordPath } from '#app/features/records/kinds.ts'
import { referenceIn } from '#app/features/records/reference.ts'
import { statusLabel } from '#app/features/records/statuses.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { FormActions } from '#app/forms/form-actions.tsx'
import { interviewCancelled } from '#app/mail/messages/visitors/interview-arranged.ts'
import { changedText } from '#app/routes/admin/records/route.server.ts'
import { AlreadyChanged } from '#app/routes/admin/shared/already-changed.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { LetterPreview, letterOf } from '../letter.tsx'

export const handle = { permission: 'applications.write', title: 'Cancel the interview' } as const

export const loader = staffLoader(handle.permission, async ({ params }) => {
  const application = await findApplication(db, referenceIn('application', params.reference))
  if (!application) return null
  const { reference, status, version, first_name, last_name, interview } = application
  const letter = status === 'interview' && interview ? letterOf(interviewCancelled(application, interview)) : null
  return { record: { reference, status, version, name: `${first_name} ${last_name}` }, letter }
})

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

const none = 'No interview is planned.'

export const action = staffAction(handle.permission, paragraphSchema, {
  form: 'interview-cancel',
  run: ({ params, value, by }) => {
    const reference = referenceIn('application', params.reference)
    return cancelInterview(db, { reference, ...value }, by)
  },
  done: ({ params }) => {
    const reference = referenceIn('application', params.reference)
    return {
      to: recordPath({ kind: 'application', reference }),
      text: 'The interview is cancelled and the mail is on its way.',
    }
  },
  failed: 'The interview could not be cancelled. Please try again.',
  refusals: { 'no interview': none },
  changed: ({ params, staff }) => changedText('application', params.reference, staff.timeZone),
})

export default function CancelInterviewPage() {
  const { record, letter } = useLoaderData<typeof loader>()
  const { reference, status, version, name } = record
  const path = recordPath({ kind: 'application', reference })
  if (!letter) {
    const state = <Pill status={status}>{statusLabel('application', status)}</Pill>
    return <AlreadyChanged text={none} state={state} to={path} reload={`Reload ${reference}`} />
  }
  const list = { label: recordKinds.application.label, href: recordKinds.application.path }
  return (
    <>
      <Breadcrumbs items={[list, { label: reference, href: path }, { label: 'Cancel the interview' }]} />
      <h1 className="typed">Cancel the interview with {name}?</h1>
      <ActionForm form="interview-cancel" action={`${path}/interview/cancel`} className="form card">
        <input type="hidden" name="version" value={version} />
        <LetterPreview letter={letter} />
        <FormActions busy="Sending..." variant="danger" link={{ to: path, label: 'Keep the interview' }}>
          Cancel and send the mail
        </FormActions>
      </ActionForm>
    </>
  )
}
