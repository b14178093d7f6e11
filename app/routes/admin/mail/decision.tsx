// Confirms sending a mail again or discarding it; the buttons on the mail's page act at once.

import { db } from '#app/db.server.ts'
import { emptySchema } from '#app/forms/fields/rules.ts'
import { drawn } from '#app/languages/message.ts'
import { discardMail, sendAgain } from '#app/mail/outbox/change.server.ts'
import { findMail, markLost } from '#app/mail/outbox/mails.server.ts'
import type { Question } from '#app/routes/admin/shared/confirm-page.tsx'
import { keyIn, staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { areLinksGone } from './links.server.ts'
import { mailCrumb, mailDecisions, mailState, mayDiscard, maySendAgain } from './words.ts'

export const handle = { permission: 'mail.write', title: 'Mail' } as const

export const loader = staffLoader<Question>(handle.permission, async ({ id, params, now, say }) => {
  const decision = keyIn(mailDecisions, params.decision)
  const mail = await findMail(db, id)
  if (!mail) return null
  const { subject, to_address, status, text_body } = mail
  const isPossible =
    decision === 'discard'
      ? mayDiscard(status)
      : maySendAgain({ ...mail, isBlank: text_body === '', areLinksGone: areLinksGone(mail, now) })
  const [lost] = await markLost(db, [mail], now)
  const { done, impossible, ...question } = mailDecisions[decision]
  const losesLinks = decision === 'discard' && mail.sealed !== null
  return {
    ...question,
    text: losesLinks ? 'It won’t be sent, and you can’t send it later: its personal link is deleted.' : question.text,
    pageTitle: say(question.button),
    form: 'decision',
    above: [mailCrumb],
    record: {
      label: subject ? drawn(subject) : ('Email' as const),
      href: `${mailCrumb.href}/${id}`,
      subject: [subject, say('to {address}', { address: to_address })],
    },
    state: mailState({ status, isLost: lost?.isLost ?? false }),
    refusal: isPossible ? null : impossible,
    reload: 'Reload this email',
  }
})

export const action = staffAction(handle.permission, emptySchema, {
  form: 'decision',
  run: async ({ id, params, by }) => {
    const isDiscarded = keyIn(mailDecisions, params.decision) === 'discard'
    const mailId = isDiscarded ? (await discardMail(db, id, by)) && id : await sendAgain(db, id, by)
    return mailId ? { ok: true, shown: mailId } : { ok: false, reason: 'changed' }
  },
  done: ({ params }, { shown }) => ({
    to: `${mailCrumb.href}/${shown}`,
    text: mailDecisions[keyIn(mailDecisions, params.decision)].done,
  }),
  changed: async ({ params }) => mailDecisions[keyIn(mailDecisions, params.decision)].impossible,
  record: ({ id }) => ({ kind: 'mail', id }),
})

export { ConfirmPage as default } from '#app/routes/admin/shared/confirm-page.tsx'
