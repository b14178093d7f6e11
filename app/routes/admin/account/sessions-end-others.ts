import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { db } from '#app/db.server.ts'
import { requireStaff } from '#app/features/staff/require-staff.server.ts'
import { endOtherSessions } from '#app/features/staff/sessions/own-sessions.server.ts'
import { redirectWithFlash } from '#app/http/flash.server.ts'

const path = '/dashboard/settings/sessions'

export const handle = { permission: 'own.account' } as const

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(db, request, handle.permission)
  return redirect(path)
}

export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireStaff(db, request, handle.permission)
  const count = await endOtherSessions(db, staff, Date.now())
  const text = count === 1 ? 'The other session has ended.' : `All ${count} other sessions have ended.`
  return redirectWithFlash(path, { kind: 'success', text: count === 0 ? 'There was no other session.' : text })
}
