import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { emptySchema } from '#app/forms/fields/rules.ts'
import { sendHeld } from '#app/mail/backlog.server.ts'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { HeldDecision } from './decision.tsx'
import { countHeld, heldDecided, heldKind } from './held-mails.server.ts'

export const handle = { permission: 'mail.write', title: 'Send Held Mails' } as const

export const loader = staffLoader(handle.permission, ({ request }) => countHeld(request))

export const action = staffAction(handle.permission, emptySchema, {
  form: 'held',
  run: async ({ request, staff, now }) => ({ ok: true, count: await sendHeld(db, heldKind(request), staff, now) }),
  done: (_, { count }) => heldDecided(count, 'queued: they leave within minutes.'),
})

export default function SendHeldPage() {
  const text = 'They leave within minutes. Links in old mails, such as those that set a password, may have ended.'
  return <HeldDecision {...useLoaderData<typeof loader>()} verb="Send" text={text} />
}
