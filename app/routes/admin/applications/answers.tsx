// Confirms adopting or dismissing the answers of a repeated application; the buttons on the application's page act at
// once.
import { useActionData, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { findApplication } from '#app/features/applications/applications.server.ts'
import { settleProposal } from '#app/features/applications/settle-proposal.server.ts'
import { recordKinds, recordPath } from '#app/features/records/kinds.ts'
import { referenceIn } from '#app/features/records/reference.ts'
import { statusLabel } from '#app/features/records/statuses.ts'
import { versionSchema } from '#app/forms/fields/rules.ts'
import type { FormAnswer } from '#app/forms/form-state.ts'
import { AlreadyChanged } from '#app/routes/admin/shared/already-changed.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { isProposalDecision, proposalDecisions } from '../records/proposal-decisions.ts'
import { changedText } from '../records/route.server.ts'
import { Changes } from '../records/thread/application.tsx'
import { Settle } from './proposals.tsx'

export const handle = { permission: 'applications.write', title: 'New answers' } as const

export const loader = staffLoader(handle.permission, async ({ params }) => {
  const decision = decisionIn(params.decision)
  const application = await findApplication(db, referenceIn('application', params.reference))
  const event = application?.events.find(({ id, type }) => id === params.event && type === 'again')
  if (!application || !event) return null
  const { reference, status, version } = application
  return { decision, reference, status, version, event: { id: event.id, changes: event.changes, isOpen: event.isOpen } }
})

export { shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = staffAction(handle.permission, versionSchema, {
  form: 'answers',
  run: ({ params, value, by }) => {
    const { outcome } = proposalDecisions[decisionIn(params.decision)]
    const reference = referenceIn('application', params.reference)
    return settleProposal(db, { reference, event: params.event ?? '', outcome, ...value }, by)
  },
  done: ({ params }) => {
    const reference = referenceIn('application', params.reference)
    const { done } = proposalDecisions[decisionIn(params.decision)]
    return { to: recordPath({ kind: 'application', reference }), text: done(reference) }
  },
  refusals: {
    closed: ({ params }) =>
      `${referenceIn('application', params.reference)} is already decided, so its answers cannot change.`,
  },
  changed: ({ params, staff }) => changedText('application', params.reference, staff.timeZone),
})

function decisionIn(name = '') {
  if (!isProposalDecision(name)) throw new Response(null, { status: 404 })
  return name
}

export default function AnswersPage() {
  const { decision, reference, status, version, event } = useLoaderData<typeof loader>()
  const refusal = useActionData<FormAnswer>()?.formError
  const path = recordPath({ kind: 'application', reference })
  if (refusal || !event.isOpen) {
    const text = refusal ?? `${reference} was changed while you were looking at it.`
    const state = <Pill status={status}>{statusLabel('application', status)}</Pill>
    return <AlreadyChanged text={text} state={state} to={path} reload={`Reload ${reference}`} />
  }
  const { label, path: href } = recordKinds.application
  return (
    <>
      <Breadcrumbs items={[{ label, href }, { label: reference, href: path }, { label: 'New answers' }]} />
      <h1>{proposalDecisions[decision].title}</h1>
      <Changes changes={event.changes} />
      <div className="button-row">
        <Settle decision={decision} path={path} version={version} id={event.id} />
        <LinkButton to={path} variant="outline">
          Cancel
        </LinkButton>
      </div>
    </>
  )
}
