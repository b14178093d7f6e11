// The guard and the responses of the staff's JSON addresses.
import { db } from '#app/db.server.ts'
import { findTokenOwner } from '#app/features/staff/api-tokens/api-tokens.server.ts'
import { can, type Permission } from '#app/features/staff/permissions.ts'
import { findStaff, lacksTwoStep, type Staff } from '#app/features/staff/require-staff.server.ts'
import { TooManyRequests } from '#app/http/edge/rate-limit.server.ts'
import { logError } from '#app/process/log.server.ts'

const answer = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { 'Cache-Control': 'private, no-store', ...headers } })

const refusal = (status: number, message: string, headers?: Record<string, string>) =>
  answer({ success: false, message }, status, headers)

/**
 * Accepts an API token, or else the browser's session. @throws Response 401 for strangers, 403 for a role without the
 * permission, 429 for a token that is used too often
 */
export async function requireApiStaff(request: Request, permission: Permission): Promise<Staff> {
  const staff = request.headers.has('Authorization') ? await tokenOwner(request) : await findStaff(db, request)
  if (!staff) throw refusal(401, 'Please sign in.', { 'WWW-Authenticate': 'Bearer' })
  if (await lacksTwoStep(db, staff)) throw refusal(403, 'Your role needs two-step sign-in. Please set it up first.')
  if (!can(staff.role, permission)) throw refusal(403, 'Your role does not include this.')
  return staff
}

async function tokenOwner(request: Request): Promise<Staff | null> {
  try {
    return await findTokenOwner(db, request, Date.now())
  } catch (error) {
    if (!(error instanceof TooManyRequests)) throw error
    throw refusal(429, error.refusal().formError, error.headers)
  }
}

export async function answerWith(load: () => Promise<unknown>) {
  try {
    return answer({ success: true, data: await load() })
  } catch (error) {
    logError(error, { path: '/api/dashboard' })
    return refusal(500, 'Failed to load dashboard data. Please try again later.')
  }
}
