// Asks before a mail is sent a second time; the button on the mail's page answers at once.
import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { emptySchema } from '#app/forms/fields/rules.ts'
import { sendAgain } from '#app/mail/outbox/change.server.ts'
import { findMail } from '#app/mail/outbox/mails.server.ts'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { MailDecision } from './decision.tsx'
import { maySendAgain } from './labels.ts'
import { areLinksGone } from './links.server.ts'

const impossible = 'This mail cannot be sent again.'

export const handle = { permission: 'mail.write', title: 'Send Again' } as const

export { shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const loader = staffLoader(handle.permission, async ({ id, now }) => {
  const mail = await findMail(db, id)
  if (!mail) return null
  const { subject, to_address: to, status, text_body } = mail
  const isPossible = maySendAgain({ ...mail, isBlank: text_body === '', areLinksGone: areLinksGone(mail, now) })
  return { id, subject, to, status, isPossible }
})

export const action = staffAction(handle.permission, emptySchema, {
  form: 'decision',
  run: async ({ id, staff, now }) => {
    const newId = await sendAgain(db, id, staff, now)
    return newId === null ? { ok: false, reason: 'changed' } : { ok: true, newId }
  },
  done: (_, { newId }) => ({ to: `/dashboard/mail/${newId}`, text: 'Queued again, as this new mail.' }),
  changed: impossible,
  record: ({ id }) => ({ kind: 'mail', id }),
})

export default function SendAgainPage() {
  return (
    <MailDecision
      mail={useLoaderData<typeof loader>()}
      title="Send this mail again?"
      text="A new mail with the same content is queued."
      button="Send again"
      refusal={impossible}
    />
  )
}
