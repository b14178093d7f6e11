// The guard of the staff area: the first line of every staff loader and action.
import { redirect } from '@remix-run/node'
import type { SessionEnd, Staff } from '#app/features/staff/sessions/sessions.server.ts'
import { findEndedSession, findSession } from '#app/features/staff/sessions/sessions.server.ts'
import { safeReturnTo } from '#app/http/browser/return-to.ts'
import type { Db } from '#db/schema.ts'
import { forgetKeptForm, keepForm } from './kept-forms/kept-forms.server.ts'
import { can, type Permission } from './permissions.ts'
import { missingStep } from './two-step/required.server.ts'

/** Where a required second step is set up; these pages stay open to people without it. */
const setUpPaths = { 'second-step': '/dashboard/settings/two-step', passkey: '/dashboard/settings/passkeys' } as const

export type { Staff }

/** The member of staff who is signed in, or null. */
export const findStaff = (db: Db, request: Request): Promise<Staff | null> => findSession(db, request, Date.now())

/**
 * A form sent after the session has ended is kept for its owner, who can send it again. @throws Response 302 to the
 * sign-in page for strangers and to the set-up of the second step that the role requires, 403 for a role without
 * the permission
 */
export async function requireStaff(db: Db, request: Request, permission: Permission): Promise<Staff> {
  const staff = await findStaff(db, request)
  if (!staff) throw redirect(await signInPath(db, request))
  const missing = await missingFor(db, request, staff)
  if (missing) throw redirect(setUpPaths[missing])
  if (!can(staff.role, permission)) throw new Response(null, { status: 403, statusText: 'Forbidden' })
  if (isSent(request)) await forgetKeptForm(db, staff.id, new URL(request.url).pathname)
  return staff
}

/** Null once requireStaff would refuse the request. */
export async function stillStaff(db: Db, request: Request, permission: Permission): Promise<Staff | null> {
  const staff = await findStaff(db, request)
  return staff && can(staff.role, permission) && !(await missingFor(db, request, staff)) ? staff : null
}

const missingFor = async (db: Db, request: Request, staff: Staff) =>
  isSetUpPage(request) ? null : missingStep(db, staff)

/** For pages that are only for strangers. @throws Response 302 to the dashboard for staff */
export async function requireStranger(db: Db, request: Request) {
  if (await findStaff(db, request)) throw redirect('/dashboard')
}

function isSetUpPage(request: Request) {
  const { pathname } = new URL(request.url)
  return Object.values(setUpPaths).some((path) => pathname === path || pathname.startsWith(`${path}/`))
}

export const isSent = ({ method }: Request) => method === 'POST'

async function signInPath(db: Db, request: Request) {
  const { pathname, search } = new URL(request.url)
  const here = safeReturnTo(pathname + search)
  const now = Date.now()
  const ended = await findEndedSession(db, request, now)
  if (!isSent(request)) return ended === null ? loginPath(here) : loginPath(here, 'reading')
  const { isOwned, page } = await keepForm(db, request, ended, now)
  if (!isOwned) return loginPath(here)
  return page ? loginPath(page, 'kept') : loginPath(here, 'sending')
}

/** @param ended the interrupted action, if the session had ended */
const loginPath = (redirectTo: string, ended?: SessionEnd) =>
  `/login?${new URLSearchParams({ redirectTo, ...(ended ? { ended } : {}) })}`
