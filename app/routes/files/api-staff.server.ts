// The guard and the answers of the staff's machine-readable addresses: JSON instead of pages.
import { db } from '#app/db.server.ts'
import { can, type Permission } from '#app/features/staff/permissions.ts'
import { findStaff, lacksTwoStep, type Staff } from '#app/features/staff/require-staff.server.ts'
import { logError } from '#app/log.server.ts'

const answer = (body: unknown, status = 200) =>
  Response.json(body, { status, headers: { 'Cache-Control': 'private, no-store' } })

const refusal = (status: number, message: string) => answer({ success: false, message }, status)

/** @throws Response 401 for strangers, 403 for a role without the permission */
export async function requireApiStaff(request: Request, permission: Permission): Promise<Staff> {
  const staff = await findStaff(db, request)
  if (!staff) throw refusal(401, 'Please sign in.')
  if (await lacksTwoStep(db, staff)) throw refusal(403, 'Your role needs two-step sign-in. Please set it up first.')
  if (!can(staff.role, permission)) throw refusal(403, 'Your role does not include this.')
  return staff
}

export async function answerWith(load: () => Promise<unknown>) {
  try {
    return answer({ success: true, data: await load() })
  } catch (error) {
    logError(error, { path: '/api/dashboard' })
    return refusal(500, 'Failed to load dashboard data. Please try again later.')
  }
}
