import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { db } from '#app/db.server.ts'
import { requireStaff } from '#app/features/staff/require-staff.server.ts'
import { redirectWithFlash } from '#app/http/flash.server.ts'
import { resumeOutbox } from '#app/mail/outbox.server.ts'

export const handle = { permission: 'mail.write' } as const

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(db, request, handle.permission)
  return redirect('/dashboard/mail')
}

export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireStaff(db, request, handle.permission)
  await resumeOutbox(db, staff, Date.now())
  return redirectWithFlash('/dashboard/mail', { kind: 'success', text: 'Sending is resumed.' })
}
