// Confirms sending a mail again or discarding it; the buttons on the mail's page act at once.
import { db } from '#app/db.server.ts'
import { emptySchema } from '#app/forms/fields/rules.ts'
import { discardMail, sendAgain } from '#app/mail/outbox/change.server.ts'
import { findMail } from '#app/mail/outbox/mails.server.ts'
import type { Question } from '#app/routes/admin/shared/confirm-page.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { areLinksGone } from './links.server.ts'
import { mailPill, mailStatusLabels, mayDiscard, maySendAgain } from './words.ts'

const list = '/dashboard/mail'

const decisions = {
  'send-again': {
    pageTitle: 'Send again',
    title: 'Send this mail again?',
    button: 'Send again',
    text: 'A new mail with the same content is queued.',
    done: 'Queued again, as this new mail.',
    impossible: 'This mail cannot be sent again.',
  },
  discard: {
    pageTitle: 'Discard',
    title: 'Discard this mail?',
    button: 'Discard',
    text: 'It will not be sent. Its text stays here until it is deleted, and until then you can still send it, unless it contains a personal link.',
    done: 'Discarded: this mail will not be sent.',
    impossible: 'This mail cannot be discarded.',
  },
}

export const handle = { permission: 'mail.write', title: 'Mail' } as const

export const loader = staffLoader<Question>(handle.permission, async ({ id, params, now }) => {
  const decision = decisionIn(params.decision)
  const mail = await findMail(db, id)
  if (!mail) return null
  const { subject, to_address, status, text_body } = mail
  const isPossible =
    decision === 'discard'
      ? mayDiscard(status)
      : maySendAgain({ ...mail, isBlank: text_body === '', areLinksGone: areLinksGone(mail, now) })
  const { done, impossible, ...question } = decisions[decision]
  return {
    ...question,
    form: 'decision',
    list: { label: 'Mail', href: list },
    record: { label: 'Mail', href: `${list}/${id}`, subject: [subject, `to ${to_address}`] },
    state: { pill: mailPill[status], label: mailStatusLabels[status] },
    refusal: isPossible ? null : impossible,
    reload: 'Reload this mail',
  }
})

export const action = staffAction(handle.permission, emptySchema, {
  form: 'decision',
  run: async ({ id, params, by }) => {
    const isDiscarded = decisionIn(params.decision) === 'discard'
    const mailId = isDiscarded ? (await discardMail(db, id, by)) && id : await sendAgain(db, id, by)
    return mailId ? { ok: true, shown: mailId } : { ok: false, reason: 'changed' }
  },
  done: ({ params }, { shown }) => ({ to: `${list}/${shown}`, text: decisions[decisionIn(params.decision)].done }),
  changed: async ({ params }) => decisions[decisionIn(params.decision)].impossible,
  record: ({ id }) => ({ kind: 'mail', id }),
})

function decisionIn(name = '') {
  if (name !== 'send-again' && name !== 'discard') throw new Response(null, { status: 404 })
  return name
}

export { ConfirmPage as default, shouldRevalidate } from '#app/routes/admin/shared/confirm-page.tsx'
