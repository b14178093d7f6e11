// Confirms adopting or dismissing repeated answers; the buttons on the application's page act at once.

import { useActionData, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { settleProposal } from '#app/features/applications/settle-proposal.server.ts'
import { versionSchema } from '#app/forms/fields/rules.ts'
import type { FormAnswer } from '#app/forms/form-state.ts'
import { drawn, message } from '#app/languages/message.ts'
import { useSay } from '#app/languages/say.tsx'
import { keyIn, staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { keepReplyBeside, repliesBeside } from '../records/reply/composer.server.ts'
import { ProposalQuestion, proposalDecisions } from './proposals.tsx'
import { applicationIn, changed, pageOf, recordOf, referenceOf } from './step.server.ts'
import { ApplicationStep } from './step.tsx'

export const handle = { permission: 'applications.write', title: 'New answers' } as const

export const loader = staffLoader(handle.permission, async ({ params, request }) => {
  const decision = keyIn(proposalDecisions, params.decision)
  const application = await applicationIn(params)
  const event = application?.events.find(({ id, type }) => id === params.event && type === 'again')
  if (!application || !event) return null
  const { id, changes, isOpen } = event
  return { decision, record: recordOf(application, request), event: { id, changes, isOpen } }
})

const decided = '{reference} has already been decided, so its answers can’t change.'

export const action = staffAction(handle.permission, versionSchema, {
  form: 'answers',
  files: repliesBeside,
  run: async (sent) => {
    const { params, value, by } = sent
    const unkept = await keepReplyBeside(sent, { kind: 'application', reference: referenceOf(params) })
    if (unkept) return unkept
    const { outcome } = proposalDecisions[keyIn(proposalDecisions, params.decision)]
    return settleProposal(db, { reference: referenceOf(params), event: params.event ?? '', outcome, ...value }, by)
  },
  done: ({ params, request }) => {
    const { done } = proposalDecisions[keyIn(proposalDecisions, params.decision)]
    return { to: pageOf({ params, request }), text: message(done, { reference: referenceOf(params) }) }
  },
  refusals: {
    'reply not kept': (_, { unkept }) => unkept,
    closed: ({ params }) => message(decided, { reference: referenceOf(params) }),
  },
  changed,
})

export default function AnswersPage() {
  const say = useSay()
  const { decision, record, event } = useLoaderData<typeof loader>()
  const { reference } = record
  const { title } = proposalDecisions[decision]
  const isChanged = event.isOpen
    ? null
    : message('{reference} was changed while you were looking at it.', { reference })
  const formError = useActionData<FormAnswer>()?.formError
  const refusal = formError ? drawn(formError) : isChanged
  return (
    <ApplicationStep record={record} title={say(title)} crumb={say('New answers')} refusal={refusal}>
      <ProposalQuestion {...{ decision, event }} path={record.path} version={record.version} />
    </ApplicationStep>
  )
}
