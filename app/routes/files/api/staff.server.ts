// The guard of the API's addresses.

import { createHash } from 'node:crypto'
import { db } from '#app/db.server.ts'
import { findTokenOwner, type TokenOwner } from '#app/features/staff/api-tokens/api-tokens.server.ts'
import { can, type Permission } from '#app/features/staff/permissions.ts'
import { findStaff, type Staff } from '#app/features/staff/require-staff.server.ts'
import { missingStep } from '#app/features/staff/two-step/required.server.ts'
import { movingRefusal } from '#app/forms/read/moving-refusal.ts'
import { TooManyRequests } from '#app/http/edge/rate-limit.server.ts'
import { sayInEnglish } from '#app/languages/message.ts'
import { logError } from '#app/process/log.server.ts'

export const recordsFailed = 'Failed to load the records. Please try again later.'

/**
 * For the dashboard's figures: accepts an API token, or else the browser's session. @throws Response 401 for strangers,
 * 403 for a token or a role without the permission, 429 for a token that is used too often
 */
export async function requireApiStaff(request: Request, permission: Permission): Promise<Staff> {
  if (request.headers.has('Authorization')) return requireToken(request, permission, 'dashboard.read')
  return allowed(await findStaff(db, request), permission)
}

/** Accepts only a token of this scope. @throws Response as above */
export async function requireToken(
  request: Request,
  permission: Permission,
  scope: TokenOwner['scope'],
): Promise<TokenOwner> {
  const owner = await allowed(await tokenOwner(request), permission)
  if (owner.scope !== scope) throw refusal(403, 'This token may not read this. Please create one that may.')
  return owner
}

const missingWords = {
  'second-step': 'Your role needs two-step sign-in. Please set it up first.',
  passkey: 'Your role needs a passkey. Please add one first.',
}

async function allowed<Reader extends Staff>(staff: Reader | null, permission: Permission): Promise<Reader> {
  if (!staff) throw refusal(401, 'Please sign in.', { 'WWW-Authenticate': 'Bearer' })
  const missing = await missingStep(db, staff)
  if (missing) throw refusal(403, missingWords[missing])
  if (!can(staff.role, permission)) throw refusal(403, 'Your role does not include this.')
  return staff
}

async function tokenOwner(request: Request): Promise<TokenOwner | null> {
  try {
    return await findTokenOwner(db, request, Date.now())
  } catch (error) {
    if (!(error instanceof TooManyRequests)) throw error
    throw refusal(429, sayInEnglish(error.refusal().formError), error.headers)
  }
}

// The shape of every answer of the API.

const answer = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { 'Cache-Control': 'private, no-store', ...headers } })

export const refusal = (status: number, message: string, headers?: Record<string, string>) =>
  answer({ success: false, message }, status, headers)

/** The dashboard's figures after a failure. */
export const figuresFailed = 'Failed to load dashboard data. Please try again later.'

/** The throttle of a token cannot be counted then. */
const beingMoved = 'This site is being moved. Please try again later.'

/** @param failed the message after a failure */
export async function answerWith(request: Request, failed: string, load: () => Promise<unknown>) {
  try {
    return answerUnlessKnown(request, { success: true, data: await load() })
  } catch (error) {
    if (error instanceof Response) return error
    const moving = movingRefusal(error, Date.now())
    if (moving) return refusal(moving.status, beingMoved, moving.headers)
    logError(error, { path: new URL(request.url).pathname })
    return refusal(500, failed)
  }
}

/** A program that sends the ETag of the last answer is told if nothing has changed. */
function answerUnlessKnown(request: Request, body: unknown) {
  const etag = `"${createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 27)}"`
  if (request.headers.get('If-None-Match') !== etag) return answer(body, 200, { ETag: etag })
  return new Response(null, { status: 304, headers: { ETag: etag, 'Cache-Control': 'private, no-store' } })
}
