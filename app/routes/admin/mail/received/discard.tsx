import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { discardReceived } from '#app/features/received-mail/file-mail.server.ts'
import { readQuarantined } from '#app/features/received-mail/received-mails.server.ts'
import { emptySchema } from '#app/forms/fields/rules.ts'
import { ConfirmPage } from '#app/routes/admin/shared/confirm-page.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'

const list = { label: 'Received mails', href: '/dashboard/mail/received' }

export const handle = { permission: 'received.write', title: 'Discard a Received Mail' } as const

export const loader = staffLoader(handle.permission, async ({ id }) => {
  const mail = await readQuarantined(db, id)
  return mail && mail.status !== 'discarded' ? { id, subject: mail.subject, from: mail.from_address } : null
})

export const action = staffAction(handle.permission, emptySchema, {
  form: 'discard',
  run: async ({ id, staff, now }) =>
    (await discardReceived(db, id, staff, now))
      ? { ok: true as const }
      : { ok: false as const, reason: 'gone' as const },
  done: () => ({ to: list.href, text: 'The mail is discarded. It stands under Discarded until it is deleted.' }),
})

export default function DiscardReceivedPage() {
  const { id, subject, from } = useLoaderData<typeof loader>()
  return (
    <ConfirmPage
      form="discard"
      title="Discard this mail?"
      button="Discard"
      list={list}
      record={{ label: 'Received mail', href: `${list.href}/${id}`, subject: [subject, `from ${from}`] }}
    >
      The mail leaves the list. It can be restored until it is deleted, 30 days after it came.
    </ConfirmPage>
  )
}
