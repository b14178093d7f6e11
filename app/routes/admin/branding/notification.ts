// Shows one of the board's notices, so that staff can see what they look like.
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { db } from '#app/db.server.ts'
import { isNotificationKind, notificationTexts } from '#app/features/brand/labels.ts'
import { recordNotificationTest } from '#app/features/brand/revisions/notification-test.server.ts'
import { requireStaff } from '#app/features/staff/require-staff.server.ts'
import { redirectWithFlash } from '#app/http/flash.server.ts'
import { boardPath } from './paths.ts'

export const handle = { permission: 'brand.write' } as const

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(db, request, handle.permission)
  return redirect(boardPath)
}

export async function action({ request, params: { kind = '' } }: ActionFunctionArgs) {
  const staff = await requireStaff(db, request, handle.permission)
  if (!isNotificationKind(kind)) throw new Response(null, { status: 404 })
  await recordNotificationTest(db, staff, kind, Date.now())
  return redirectWithFlash(boardPath, { kind, text: notificationTexts[kind] })
}
