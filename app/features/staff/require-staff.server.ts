// The guard: the first line of every staff loader and action.
import { redirect } from '@remix-run/node'
import { safeReturnTo } from '#app/http/return-to.ts'
import type { Db } from '#db/schema.ts'
import { can, type Permission } from './permissions.ts'
import { findSession, type Staff } from './sessions.server.ts'

export type { Staff }

/** Who is signed in, or null. */
export const findStaff = (db: Db, request: Request) => findSession(db, request, Date.now())

/** @throws Response 302 to the sign-in page for strangers, 403 for a role without the permission */
export async function requireStaff(db: Db, request: Request, permission: Permission): Promise<Staff> {
  const staff = await findStaff(db, request)
  if (!staff) throw redirect(loginPath(request))
  if (!can(staff.role, permission)) throw new Response(null, { status: 403, statusText: 'Forbidden' })
  return staff
}

/** For pages that only strangers need. @throws Response 302 to the dashboard for staff */
export async function requireStranger(db: Db, request: Request) {
  if (await findStaff(db, request)) throw redirect('/dashboard')
}

function loginPath(request: Request) {
  const { pathname, search } = new URL(request.url)
  return `/login?${new URLSearchParams({ redirectTo: safeReturnTo(pathname + search) })}`
}
