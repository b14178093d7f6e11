// Asks before a mail is dropped.
import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { emptySchema } from '#app/forms/fields/rules.ts'
import { discardMail } from '#app/mail/outbox/change.server.ts'
import { findMail } from '#app/mail/outbox/mails.server.ts'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { MailDecision } from './decision.tsx'
import { mayDiscard } from './labels.ts'

const impossible = 'This mail cannot be discarded.'

export const handle = { permission: 'mail.write', title: 'Discard' } as const

export { shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const loader = staffLoader(handle.permission, async ({ id }) => {
  const mail = await findMail(db, id)
  return (
    mail && { id, subject: mail.subject, to: mail.to_address, status: mail.status, isPossible: mayDiscard(mail.status) }
  )
})

export const action = staffAction(handle.permission, emptySchema, {
  form: 'decision',
  run: ({ id, staff, now }) => discardMail(db, id, staff, now),
  done: ({ id }) => ({ to: `/dashboard/mail/${id}`, text: 'Discarded: this mail will not be sent.' }),
  changed: impossible,
  record: ({ id }) => ({ kind: 'mail', id }),
})

export default function DiscardPage() {
  return (
    <MailDecision
      mail={useLoaderData<typeof loader>()}
      title="Discard this mail?"
      text="It will not be sent. Its words stay readable here until they are purged; until then it can be sent after all, unless it holds a link that only its reader may use."
      button="Discard"
      refusal={impossible}
    />
  )
}
