// Confirms what is done with a whole issue.

import { db } from '#app/db.server.ts'
import { findIssue } from '#app/features/newsletter/issues/issues.server.ts'
import { moveIssue } from '#app/features/newsletter/issues/move-issue.server.ts'
import { allowedIn, type IssueMove, statusLabels, statusPill } from '#app/features/newsletter/issues/words.ts'
import { versionSchema } from '#app/forms/fields/rules.ts'
import { drawn } from '#app/languages/message.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { issuePage, issues, issuesCrumb } from '#app/routes/admin/newsletter/issues/words.ts'
import { newsletterCrumb } from '#app/routes/admin/newsletter/newsletter-parts.tsx'
import type { Question } from '#app/routes/admin/shared/confirm-page.tsx'
import { keyIn, staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'

export const handle = { permission: 'newsletter.write', title: 'Newsletter issue' } as const

const moveIn = (name = ''): IssueMove => keyIn(questions, name)

export const loader = staffLoader<Question>(handle.permission, async ({ id, params }) => {
  const move = moveIn(params.move)
  const issue = await findIssue(db, id)
  if (!issue) return null
  const { status, title, version } = issue
  const { done, ...question } = questions[move]
  return {
    ...question,
    form: 'issue-move',
    version,
    above: [newsletterCrumb, issuesCrumb],
    record: { label: drawn(title), href: issuePage(id) },
    state: { pill: statusPill[status], label: statusLabels[status] },
    refusal: allowedIn[move].includes(status) ? null : impossible,
    reload: 'Back to this issue',
  }
})

export const action = staffAction(handle.permission, versionSchema, {
  form: 'issue-move',
  run: ({ id, params, value, by }) => moveIssue(db, { id, ...value, move: moveIn(params.move) }, by),
  done: ({ id, params }) => {
    const move = moveIn(params.move)
    return { to: move === 'delete' ? issues : issuePage(id), text: questions[move].done }
  },
  refusals: {
    'wrong status': 'The issue’s status has changed, so this is no longer possible.',
    'nothing missed': 'No one was missed: every email was accepted, or its reader has left.',
    'has a number': 'This issue has been scheduled and has a number, so it can’t be deleted.',
  },
  record: ({ id }) => ({ kind: 'issue', id }),
})

const impossible = 'The issue’s status doesn’t allow this.'

export { ConfirmPage as default } from '#app/routes/admin/shared/confirm-page.tsx'

type MoveQuestion = Record<'title' | 'button' | 'text' | 'done', Phrase> & { isDangerous?: boolean }

/** What each move asks before it is made, and says afterwards. */
const questions: Record<IssueMove, MoveQuestion> = {
  unschedule: {
    title: 'Unschedule this issue?',
    button: 'Unschedule',
    text: 'It becomes a draft again and won’t be sent until you reschedule it.',
    done: 'The issue is a draft again.',
  },
  pause: {
    title: 'Pause this issue?',
    button: 'Pause',
    text: 'No more emails go out. Those already handed to the email service will still arrive.',
    done: 'The issue is paused.',
  },
  resume: {
    title: 'Resume this issue?',
    button: 'Resume',
    text: 'Sending continues with the remaining emails.',
    done: 'Sending has resumed.',
  },
  cancel: {
    title: 'Stop sending this issue?',
    button: 'Stop sending',
    isDangerous: true,
    text: 'The remaining emails will never be sent. Those already handed to the email service will still arrive.',
    done: 'Sending has stopped for good.',
  },
  'send-missed': {
    title: 'Send this issue to the readers who were missed?',
    button: 'Send',
    text: 'It goes to readers whose email was refused or dropped, or whose result is unknown. Readers with an unknown result may get it twice.',
    done: 'The missed emails are queued.',
  },
  delete: {
    title: 'Delete this draft?',
    button: 'Delete',
    isDangerous: true,
    text: 'Its texts and their revisions will be deleted. You can’t undo this.',
    done: 'Draft deleted.',
  },
}
