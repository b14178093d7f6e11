import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { emptySchema } from '#app/forms/fields/rules.ts'
import { discardHeld } from '#app/mail/backlog.server.ts'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { HeldDecision } from './decision.tsx'
import { countHeld, heldDecided, heldKind } from './held-mails.server.ts'

export const handle = { permission: 'mail.write', title: 'Discard Held Mails' } as const

export const loader = staffLoader(handle.permission, ({ request }) => countHeld(request))

export const action = staffAction(handle.permission, emptySchema, {
  form: 'held',
  run: async ({ request, staff, now }) => ({ ok: true, count: await discardHeld(db, heldKind(request), staff, now) }),
  done: (_, { count }) => heldDecided(count, 'discarded: they will not be sent.'),
})

export default function DiscardHeldPage() {
  const text = 'They will not be sent. Their words stay readable here until they are purged.'
  return <HeldDecision {...useLoaderData<typeof loader>()} verb="Discard" text={text} />
}
