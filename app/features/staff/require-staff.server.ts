// The guard: the first line of every staff loader and action.
import { redirect } from '@remix-run/node'
import type { Staff } from '#app/features/staff/sessions/sessions.server.ts'
import { findStaffSession } from '#app/features/staff/sessions/stand-in.server.ts'
import { safeReturnTo } from '#app/http/return-to.ts'
import type { Db } from '#db/schema.ts'
import { can, type Permission } from './permissions.ts'
import { readRequiredRoles } from './two-step/required.server.ts'

export const twoStepPath = '/dashboard/settings/two-step'

export type { Staff }

/** Who is signed in, or null. */
export const findStaff = (db: Db, request: Request) => findStaffSession(db, request, Date.now())

/**
 * @throws Response 302 to the sign-in page for strangers and to its set-up for who must sign in with two steps and does
 * not yet, 403 for a role without the permission
 */
export async function requireStaff(db: Db, request: Request, permission: Permission): Promise<Staff> {
  const staff = await findStaff(db, request)
  if (!staff) throw redirect(loginPath(request))
  if (!isTwoStepPage(request) && (await lacksTwoStep(db, staff))) throw redirect(twoStepPath)
  if (!can(staff.role, permission)) throw new Response(null, { status: 403, statusText: 'Forbidden' })
  return staff
}

/** For pages that only strangers need. @throws Response 302 to the dashboard for staff */
export async function requireStranger(db: Db, request: Request) {
  if (await findStaff(db, request)) throw redirect('/dashboard')
}

/** Whether somebody's role asks for a second step that they have not set up. */
export const lacksTwoStep = async (db: Db, { hasTwoStep, role }: Staff) =>
  !hasTwoStep && (await readRequiredRoles(db)).roles.includes(role)

function isTwoStepPage(request: Request) {
  const { pathname } = new URL(request.url)
  return pathname === twoStepPath || pathname.startsWith(`${twoStepPath}/`)
}

function loginPath(request: Request) {
  const { pathname, search } = new URL(request.url)
  return `/login?${new URLSearchParams({ redirectTo: safeReturnTo(pathname + search) })}`
}
