import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { db } from '#app/db.server.ts'
import { requireStaff } from '#app/features/staff/require-staff.server.ts'
import { endOwnSession } from '#app/features/staff/sessions/own-sessions.server.ts'
import { redirectWithFlash } from '#app/http/flash.server.ts'

const path = '/dashboard/settings/sessions'

export const handle = { permission: 'own.account' } as const

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(db, request, handle.permission)
  return redirect(path)
}

export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(db, request, handle.permission)
  const ended = await endOwnSession(db, staff, params.session ?? '', Date.now())
  return redirectWithFlash(path, {
    kind: ended ? 'success' : 'info',
    text: ended ? 'The session has ended.' : 'That session had ended already.',
  })
}
