// Sessions: 32 random bytes in a cookie, and only their hash in the database.
import { randomBytes } from 'node:crypto'
import { type Cookie, createCookie } from '@remix-run/node'
import type { ExpressionBuilder } from 'kysely'
import { retention } from '#app/content/legal/retention.ts'
import { withPasskey } from '#app/features/staff/passkeys/passkeys.server.ts'
import { cookieName, isSecure } from '#app/http/browser/cookie-name.server.ts'
import { clientAddress } from '#app/http/edge/client-address.server.ts'
import { hashed } from '#app/http/secrets/hashed.server.ts'
import { recordAudit } from '#db/audit.ts'
import { within } from '#db/driver/time-limit.ts'
import { cannotSave, troubleOf } from '#db/driver/trouble.ts'
import { clockTolerance } from '#db/queries/clock.ts'
import type { Database, Db, Trx } from '#db/schema.ts'
import type { Language } from '#db/tables/records.ts'
import type { Roles, SecondStep } from '#db/tables/staff.ts'

export type Staff = {
  id: string
  name: string
  email: string
  role: Roles
  timeZone: string
  /** The staff area speaks it. */
  language: Language
  /** True if this account uses two-step sign-in. */
  hasTwoStep: boolean
  /** True if this account has a passkey. */
  hasPasskey: boolean
  /** With which the session was opened, beside the password or instead of it. */
  secondStep: SecondStep | null
  sessionId: string
  /** The client's network address. */
  address: string
}

const minute = 60_000
/** The longest time that a page waits for its visit to be stored. */
const seenMs = 300
export const idleMs = retention.sessionIdle.amount * 60 * minute
export const absoluteMs = retention.sessionAbsolute.amount * 24 * 60 * minute

let cookie: Cookie | undefined

function sessionCookie() {
  cookie ??= createCookie(cookieName('session'), {
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    path: '/',
    maxAge: absoluteMs / 1000,
  })
  return cookie
}

/** Opens a session and returns its Set-Cookie header. Every sign-in makes a new session. */
export async function openSession(
  db: Db | Trx,
  userId: string,
  request: Request,
  now: number,
  secondStep: SecondStep | null = null,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashed(token),
      user_id: userId,
      created_at: now,
      last_seen_at: now,
      expires_at: now + absoluteMs,
      ended_at: null,
      user_agent: (request.headers.get('User-Agent') ?? '').slice(0, 300),
      address: clientAddress(request),
      second_step: secondStep,
    })
    .execute()
  await db.updateTable('users').set({ last_login_at: now }).where('id', '=', userId).execute()
  return sessionCookie().serialize(token)
}

export async function findSession(db: Db, request: Request, now: number): Promise<Staff | null> {
  const sessionId = await sessionIdOf(request)
  if (!sessionId) return null
  const found = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('two_step', 'two_step.user_id', 'users.id')
    .select(['two_step.confirmed_at as twoStepSince', 'second_step as secondStep'])
    .select(withPasskey)
    .select(['users.id', 'name', 'email', 'role', 'time_zone as timeZone', 'language', 'last_seen_at as lastSeenAt'])
    .where('token_hash', '=', sessionId)
    .where('users.status', '=', 'active')
    .where(isAlive(now))
    // A session dated in the future by a wrong clock would last too long.
    .where('sessions.created_at', '<=', now + clockTolerance)
    .executeTakeFirst()
  if (!found) return null
  const { lastSeenAt, twoStepSince, hasPasskey, ...staff } = found
  if (lastSeenAt <= now - minute) {
    await within(seenMs, recordSeen(db, sessionId, now))
  }
  const has = { hasTwoStep: twoStepSince !== null, hasPasskey: Boolean(hasPasskey) }
  return { ...staff, ...has, sessionId, address: clientAddress(request) }
}

/** The owner of the request's session if it has ended. */
export async function findEndedSession(db: Db, request: Request, now: number): Promise<string | null> {
  const sessionId = await sessionIdOf(request)
  if (!sessionId) return null
  const found = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('users.id')
    .where('token_hash', '=', sessionId)
    .where('users.status', '=', 'active')
    .where((e) => e.not(isAlive(now)(e)))
    .executeTakeFirst()
  return found?.id ?? null
}

/** Reading goes on even if this write fails or is slow. */
async function recordSeen(db: Db, sessionId: string, now: number) {
  try {
    await db.updateTable('sessions').set({ last_seen_at: now }).where('token_hash', '=', sessionId).execute()
  } catch (error) {
    if (!troubleOf(error)) throw error
  }
}

/**
 * Ends the request's session. @returns the header that removes its cookie; `isEnded` is false where the database cannot
 * be written, so that only this browser forgets the session
 */
export async function closeSession(
  db: Db,
  request: Request,
  now: number,
): Promise<{ cookie: string; isEnded: boolean }> {
  const sessionId = await sessionIdOf(request)
  const cookie = await sessionCookie().serialize('', { maxAge: 0 })
  try {
    if (sessionId) await endSession(db, sessionId, clientAddress(request), now)
    return { cookie, isEnded: true }
  } catch (error) {
    if (!cannotSave(error)) throw error
    return { cookie, isEnded: false }
  }
}

const endSession = (db: Db, sessionId: string, address: string, now: number) =>
  db.transaction().execute(async (trx) => {
    const closed = await trx
      .updateTable('sessions')
      .set({ ended_at: now })
      .where('token_hash', '=', sessionId)
      .where(isAlive(now))
      .returning('user_id')
      .executeTakeFirst()
    if (closed) await recordSignOut(trx, closed.user_id, address, now)
  })

async function recordSignOut(trx: Trx, userId: string, address: string, now: number) {
  const user = await trx.selectFrom('users').select(['id', 'name', 'email']).where('id', '=', userId).executeTakeFirst()
  if (!user) return
  await recordAudit(
    trx,
    { verb: 'signed-out', kind: 'user', id: userId, reference: user.email },
    { actor: { ...user, address }, now },
  )
}

/**
 * Ends a person's sessions everywhere, and their API tokens, which an intruder may have made. @param except the session
 * that stays @returns the number of ended sessions
 */
export async function endSessions(db: Db | Trx, userId: string, now: number, except?: string): Promise<number> {
  await revokeTokens(db, now).where('user_id', '=', userId).execute()
  let query = db.updateTable('sessions').set({ ended_at: now }).where('user_id', '=', userId).where(isAlive(now))
  if (except) query = query.where('token_hash', '!=', except)
  const { numUpdatedRows } = await query.executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Ends all sessions and API tokens of all accounts. @returns the number of ended sessions */
export async function endAllSessions(db: Db | Trx, now: number): Promise<number> {
  await revokeTokens(db, now).execute()
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where(isAlive(now))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

const revokeTokens = (db: Db | Trx, now: number) =>
  db.updateTable('api_tokens').set({ revoked_at: now }).where('revoked_at', 'is', null)

/** The condition of an active session. */
export const isAlive = (now: number) => (e: ExpressionBuilder<Database, 'sessions'>) =>
  e.and([
    e('sessions.ended_at', 'is', null),
    e('sessions.expires_at', '>', now),
    e('sessions.last_seen_at', '>', now - idleMs),
  ])

async function sessionIdOf(request: Request): Promise<string | null> {
  const header = request.headers.get('Cookie')
  const token: unknown = header ? await sessionCookie().parse(header) : null
  return typeof token === 'string' && token ? hashed(token) : null
}

// The sign-in page's messages after a session has ended.
export const sessionEnds = {
  reading: 'Your session has ended. Please sign in again.',
  sending: 'Your session has ended, so nothing was done. Please sign in and do it again.',
  kept: 'Your session has ended, so nothing was sent. Your text is kept: sign in to find it in the form again.',
  unsaved:
    'You are signed out in this browser. The site cannot save anything at the moment, so the session itself ends later: after 12 hours without use, or when you end it under Settings.',
  'other-tab': 'Your session has ended. Sign in here, and then send your form again in the other tab.',
} as const

export type SessionEnd = keyof typeof sessionEnds

export const isSessionEnd = (end: string | null): end is SessionEnd => end !== null && Object.hasOwn(sessionEnds, end)
