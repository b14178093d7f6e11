// Confirms a decision on an application and shows the mail to the applicant.
import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { confirmedSchema } from '#app/features/applications/decision-schema.ts'
import { moveConfirmed } from '#app/features/applications/move-application.server.ts'
import { recordPath } from '#app/features/records/kinds.ts'
import { findMove } from '#app/features/records/statuses.ts'
import { translated } from '#app/languages/phrases.server.ts'
import { keyIn, staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { movedWords } from '../records/words.ts'
import { DecisionForm } from './decision-form.tsx'
import { decisionLetter } from './decision-letter.server.ts'
import { decisions } from './decisions.ts'
import { applicationIn, changed, recordOf, referenceOf } from './step.server.ts'

export const handle = { permission: 'applications.write', title: 'Application' } as const

export const loader = staffLoader(handle.permission, async ({ params, request, now, language }) => {
  const decision = keyIn(decisions, params.decision)
  const application = await applicationIn(params)
  if (!application) return null
  const { to, button } = decisions[decision]
  const isPossible = findMove('application', application.status, to)?.asks === decision
  const mail = await decisionLetter(decision, application, request, now)
  if (mail?.note) mail.note = translated(language, mail.note)
  return { pageTitle: button, decision, record: recordOf(application), mail, isPossible }
})

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = staffAction(handle.permission, confirmedSchema, {
  form: 'decision',
  run: ({ params, value: { version, paragraph, mail, run, seat }, by }) => {
    const { to } = decisions[keyIn(decisions, params.decision)]
    const chosen = run ? { id: run, isWaiting: seat === 'waiting' } : null
    const confirmed = { mail: mail ? { paragraph } : null, run: chosen }
    return moveConfirmed(db, { reference: referenceOf(params), to, version, confirmed }, by)
  },
  done: (asked, { record, note }) => ({ to: recordPath(record), text: movedWords(record, note, asked) }),
  failed: 'We couldn’t save the decision. Please try again.',
  refusals: {
    'wrong move': 'This is no longer possible.',
    'seats changed': 'The seats in this run have changed. Check the email again before you accept.',
    completed: 'They have completed the course, so the acceptance can’t be undone.',
  },
  changed,
})

export default function DecisionPage() {
  return <DecisionForm {...useLoaderData<typeof loader>()} />
}
