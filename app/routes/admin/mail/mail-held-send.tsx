import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { requireStaff } from '#app/features/staff/require-staff.server.ts'
import { redirectWithFlash } from '#app/http/flash.server.ts'
import { heldByKind, sendHeld } from '#app/mail/backlog.server.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { HeldDecision, heldDecided, heldKind } from './held-decision.tsx'

export const handle = { permission: 'mail.write' } as const

export const meta: MetaFunction = (args) => pageMeta(args, { title: 'Send Held Mails', noindex: true })

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(db, request, handle.permission)
  const kind = heldKind(request)
  const held = (await heldByKind(db)).filter((row) => kind === null || row.kind === kind)
  return { kind, count: held.reduce((sum, row) => sum + row.count, 0) }
}

export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireStaff(db, request, handle.permission)
  const count = await sendHeld(db, heldKind(request), staff, Date.now())
  return redirectWithFlash('/dashboard/mail', heldDecided(count, 'queued: they leave within minutes.'))
}

export default function SendHeldPage() {
  const { kind, count } = useLoaderData<typeof loader>()
  const text = 'They leave within minutes. Links in old mails, such as those that set a password, may have ended.'
  return <HeldDecision kind={kind} count={count} words={{ verb: 'Send', text }} />
}
