// Asks before a mail is dropped; the button on the mail's page answers at once.
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { requireStaff } from '#app/features/staff/require-staff.server.ts'
import { redirectWithFlash } from '#app/http/flash.server.ts'
import { discardMail, findMail } from '#app/mail/outbox.server.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { MailDecision } from './mail-decision.tsx'
import { mayDiscard } from './mail-words.ts'

export const handle = { permission: 'mail.write' } as const

export const meta: MetaFunction = (args) => pageMeta(args, { title: 'Discard', noindex: true })

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(db, request, handle.permission)
  const mail = await findMail(db, params.id ?? '')
  if (!mail) throw new Response(null, { status: 404 })
  const { id, subject, to_address: to, status } = mail
  return { id, subject, to, status, isPossible: mayDiscard(status) }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const staff = await requireStaff(db, request, handle.permission)
  const id = params.id ?? ''
  if (await discardMail(db, id, staff, Date.now())) {
    return redirectWithFlash(`/dashboard/mail/${id}`, {
      kind: 'success',
      text: 'Discarded: this mail will not be sent.',
    })
  }
  context.refused = true
  return data('refused', { status: 409 })
}

export default function DiscardPage() {
  const mail = useLoaderData<typeof loader>()
  const isRefused = useActionData<typeof action>() === 'refused'
  return (
    <MailDecision
      mail={mail}
      isRefused={isRefused}
      words={{
        title: 'Discard this mail?',
        text: 'It will not be sent. Its words stay readable here until they are purged.',
        button: 'Discard',
        refusal: 'This mail cannot be discarded.',
      }}
      action={`/dashboard/mail/${mail.id}/discard`}
    />
  )
}
