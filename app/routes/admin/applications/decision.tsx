// Confirms a decision on an application and shows the mail to the applicant.
import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { findApplication } from '#app/features/applications/applications.server.ts'
import { confirmedSchema } from '#app/features/applications/decision-schema.ts'
import { moveConfirmed } from '#app/features/applications/move-application.server.ts'
import { grantable } from '#app/features/applications/promo.server.ts'
import { recordKinds, recordPath } from '#app/features/records/kinds.ts'
import { referenceIn } from '#app/features/records/reference.ts'
import { findMove, statusLabel } from '#app/features/records/statuses.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { FormActions } from '#app/forms/form-actions.tsx'
import { applicationAccepted } from '#app/mail/messages/visitors/application-accepted.ts'
import { applicationRejected } from '#app/mail/messages/visitors/application-rejected.ts'
import { AlreadyChanged } from '#app/routes/admin/shared/already-changed.tsx'
import { Confirm } from '#app/routes/admin/shared/confirm-page.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { changedText } from '../records/route.server.ts'
import { decisions, isDecision } from './decisions.ts'
import { LetterPreview, letterOf, SendsMail } from './letter.tsx'
import { chosenSeat } from './seat.server.ts'
import { SeatChoice, SeatFields } from './seat.tsx'

export const handle = { permission: 'applications.write', title: 'Application' } as const

export const loader = staffLoader(handle.permission, async ({ params, request, now }) => {
  const decision = decisionIn(params.decision)
  const application = await findApplication(db, referenceIn('application', params.reference))
  if (!application) return null
  const { reference, status, version, first_name, last_name, course_name } = application
  const seat = decision === 'accept' ? await chosenSeat(request, application.course_id, now) : null
  const letter =
    decision === 'accept'
      ? letterOf(applicationAccepted(application, seat?.run ?? null, (await grantable(db, application)).discount))
      : decision === 'reject'
        ? letterOf(applicationRejected(application))
        : null
  const isPossible = findMove('application', status, decisions[decision].to)?.asks === decision
  const record = { reference, status, version, name: `${first_name} ${last_name}`, course: course_name }
  return { pageTitle: decisions[decision].button, decision, record, letter, seat, isPossible }
})

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = staffAction(handle.permission, confirmedSchema, {
  form: 'decision',
  run: ({ params, value: { version, paragraph, mail, run, seat }, by }) => {
    const { to } = decisions[decisionIn(params.decision)]
    const move = { reference: referenceIn('application', params.reference), to, version }
    const chosen = run ? { id: run, isWaiting: seat === 'waiting' } : null
    const confirmed = { mail: mail ? { paragraph } : null, run: chosen }
    return moveConfirmed(db, { ...move, confirmed }, by)
  },
  done: (_, { record, note }) => {
    const text = `${record.reference} is now: ${statusLabel('application', record.status)}.`
    return { to: recordPath(record), text: [text, note].filter(Boolean).join(' ') }
  },
  failed: 'The decision could not be stored. Please try again.',
  refusals: {
    'wrong move': 'This is no longer possible.',
    'seats changed': 'The seats of this run have changed. Check the mail again before you accept.',
    completed: 'The course is completed, so the acceptance cannot be reversed.',
  },
  changed: ({ params, staff }) => changedText('application', params.reference, staff.timeZone),
})

function decisionIn(name: string | undefined) {
  if (!isDecision(name)) throw new Response(null, { status: 404 })
  return name
}

export default function DecisionPage() {
  const { decision, record, letter, seat, isPossible } = useLoaderData<typeof loader>()
  const { reference, status, version, name, course } = record
  const { title, button, text, isDangerous } = decisions[decision]
  const path = recordPath({ kind: 'application', reference })
  const list = { label: recordKinds.application.label, href: recordKinds.application.path }
  const page = { label: reference, href: path }
  const state = <Pill status={status}>{statusLabel('application', status)}</Pill>
  const refusal = isPossible ? null : `${reference} now has another status.`
  if (refusal && letter) return <AlreadyChanged text={refusal} state={state} to={path} reload={`Reload ${reference}`} />
  if (!letter) {
    return (
      <Confirm
        title={title(name)}
        button={button}
        isDangerous={isDangerous}
        version={version}
        list={list}
        state={state}
        refusal={refusal}
        form="decision"
        record={{ ...page, subject: [name, course] }}
        reload={`Reload ${reference}`}
      >
        {text}
      </Confirm>
    )
  }
  return (
    <>
      <Breadcrumbs items={[list, page, { label: button }]} />
      <h1 className="typed">{title(name)}</h1>
      {seat ? <SeatChoice path={`${path}/accept`} seat={seat} /> : null}
      <ActionForm
        form="decision"
        action={`${path}/${decision}${seat ? `?run=${seat.chosen}` : ''}`}
        className="form card"
        defaults={{ mail: 'yes' }}
      >
        {/* The version of the page as it is now: after a refusal, the changes are visible. */}
        <input type="hidden" name="version" value={version} />
        {seat?.run ? <SeatFields run={seat.run} /> : null}
        <LetterPreview letter={letter} />
        <SendsMail />
        <FormActions busy="Saving..." variant={isDangerous ? 'danger' : 'primary'} cancel={path}>
          {button}
        </FormActions>
      </ActionForm>
    </>
  )
}
