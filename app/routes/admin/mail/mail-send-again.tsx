// Asks before a mail is sent a second time; the button on the mail's page answers at once.
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { requireStaff } from '#app/features/staff/require-staff.server.ts'
import { redirectWithFlash } from '#app/http/flash.server.ts'
import { findMail, sendAgain } from '#app/mail/outbox.server.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { MailDecision } from './mail-decision.tsx'
import { areLinksGone } from './mail-links.server.ts'
import { maySendAgain } from './mail-words.ts'

export const handle = { permission: 'mail.write' } as const

export const meta: MetaFunction = (args) => pageMeta(args, { title: 'Send Again', noindex: true })

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(db, request, handle.permission)
  const mail = await findMail(db, params.id ?? '')
  if (!mail) throw new Response(null, { status: 404 })
  const { id, subject, to_address: to, status } = mail
  const state = { status, isBlank: mail.text_body === '', areLinksGone: areLinksGone(mail, Date.now()) }
  return { id, subject, to, status, isPossible: maySendAgain(state) }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const staff = await requireStaff(db, request, handle.permission)
  const newId = await sendAgain(db, params.id ?? '', staff, Date.now())
  if (newId) {
    return redirectWithFlash(`/dashboard/mail/${newId}`, { kind: 'success', text: 'Queued again, as this new mail.' })
  }
  context.refused = true
  return data('refused', { status: 409 })
}

export default function SendAgainPage() {
  const mail = useLoaderData<typeof loader>()
  const isRefused = useActionData<typeof action>() === 'refused'
  return (
    <MailDecision
      mail={mail}
      isRefused={isRefused}
      words={{
        title: 'Send this mail again?',
        text: 'A new mail with the same content is queued.',
        button: 'Send again',
        refusal: 'This mail cannot be sent again.',
      }}
      action={`/dashboard/mail/${mail.id}/send-again`}
    />
  )
}
