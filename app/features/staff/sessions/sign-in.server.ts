// Signing in: throttle, comparison, the code of the second step, session.
import { Authenticator } from 'remix-auth'
import { FormStrategy } from 'remix-auth-form'
import { z } from 'zod'
import { findUserByEmail } from '#app/features/staff/accounts/users.server.ts'
import { countPasskeys } from '#app/features/staff/passkeys/passkeys.server.ts'
import { limitConcurrency } from '#app/features/staff/passwords/concurrency-limit.ts'
import { hashesAtOnce, verifyPassword } from '#app/features/staff/passwords/passwords.server.ts'
import { tellOfTwoStep } from '#app/features/staff/two-step/notice.server.ts'
import { requirementOf } from '#app/features/staff/two-step/required.server.ts'
import { findTwoStep, spendCode, WrongCode } from '#app/features/staff/two-step/two-step.server.ts'
import { clientAddress, clientKey } from '#app/http/edge/client-address.server.ts'
import { TooManyRequests } from '#app/http/edge/rate-limit.server.ts'
import { signedCookie } from '#app/http/secrets/signed-cookie.server.ts'
import { sayIn } from '#app/languages/phrases.server.ts'
import { mailTransaction } from '#app/mail/mail-transaction.server.ts'
import { deviceUsed } from '#app/mail/messages/staff/account.ts'
import { queueCappedMail } from '#app/mail/outbox/queue.server.ts'
import { logError } from '#app/process/log.server.ts'
import { recordAudit } from '#db/audit.ts'
import { isOver } from '#db/queries/clock.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { SecondStep, User } from '#db/tables/staff.ts'
import { knownDevice, rememberDevice } from './known-device.server.ts'
import {
  type Attempt,
  admitCode,
  admitPassword,
  forgiveAttempts,
  recordRefusal,
  recordThrottle,
} from './login-throttle.server.ts'
import { openSession } from './sessions.server.ts'
import { describeUserAgent } from './user-agent.ts'

/**
 * Sign-ins take turns before any other work, or a rush of them would occupy the database and the processor. Two hundred
 * are served within seconds; later ones are refused at once.
 */
const inTurn = limitConcurrency(hashesAtOnce, 200)

/** The same error for unknown, disabled and passwordless accounts, for wrong passwords and for passkeys that do not fit. */
export class InvalidCredentials extends Error {}

type Credentials = { email: string; password: string }

type SignedIn = {
  /** The Set-Cookie headers of the session and the device, or of the sign-in that waits for its code. */
  cookies: string[]
  needsCode: boolean
}

/** Right, but the role requires more: the account has a passkey, and no codes. */
export class PasskeyNeeded extends Error {}

/**
 * Signs in with e-mail and password, unless a code is still needed.
 * @param request its address, cookies and device; its body may have been read
 * @throws TooManyRequests, InvalidCredentials, PasskeyNeeded, TooBusy
 */
export const signIn = (db: Db, request: Request, credentials: Credentials, now: number): Promise<SignedIn> =>
  attemptSignIn(db, request, credentials.email, now, async (attempt) => {
    const accepted = new Request(request.url, { method: 'POST', body: new URLSearchParams(credentials) })
    const user = await authenticatorOf(db).authenticate('form', accepted)
    // Attempts are not returned before the code is right: otherwise the password would allow unlimited guesses at the
    // code.
    if (await findTwoStep(db, user.id)) return { cookies: [await waitForCode(user, now)], needsCode: true }
    if (await needsPasskey(db, user)) throw new PasskeyNeeded()
    return { cookies: await enter(db, { user, request, attempt, now }), needsCode: false }
  })

const needsPasskey = async (db: Db, { id, role }: User) =>
  (await requirementOf(db, role)) !== 'optional' && (await countPasskeys(db, id)) > 0

/**
 * Counts an attempt, waits for its turn and records its refusal, however it proves whose account it is. @throws
 * TooManyRequests, InvalidCredentials, PasskeyNeeded, TooBusy
 */
export async function attemptSignIn<T>(
  db: Db,
  request: Request,
  email: string,
  now: number,
  prove: (attempt: Attempt) => Promise<T>,
): Promise<T> {
  const attempt = await attemptBy(request, email, now)
  const address = clientAddress(request)
  const tryOnce = async () => {
    try {
      await admitPassword(db, attempt, now)
      return await prove(attempt)
    } catch (error) {
      if (error instanceof InvalidCredentials) await recordRefusal(db, email, address, now)
      if (error instanceof PasskeyNeeded) await recordRefusal(db, email, address, now, 'passkey-needed')
      if (error instanceof TooManyRequests) await recordThrottle(db, attempt, address, now)
      throw error
    }
  }
  return inTurn(tryOnce, attempt.device !== null)
}

const attemptBy = async (request: Request, email: string, now: number): Promise<Attempt> => ({
  email,
  client: clientKey(request),
  device: await knownDevice(request, email, now),
})

/**
 * For the owner of a new account, who has just chosen its password. @returns the Set-Cookie headers; none if it failed, for
 * then the account is there all the same
 */
export async function enterFirst(db: Db, user: User, request: Request, now: number): Promise<string[]> {
  try {
    return await enter(db, { user, request, attempt: await attemptBy(request, user.email, now), now })
  } catch (error) {
    logError(error, { entering: 'a new account' })
    return []
  }
}

const authenticatorOf = (db: Db) =>
  new Authenticator<User>().use(
    new FormStrategy(async ({ form }) => {
      const user = await findUserByEmail(db, String(form.get('email')))
      const isRight = await verifyPassword(user?.password_hash, String(form.get('password')))
      if (!user || !isRight || user.status !== 'active') throw new InvalidCredentials()
      return user
    }),
  )

// Between the two steps: after the right password there are five minutes to enter a code, without a session.

const lifetime = 5 * 60_000
/** The account's version invalidates it once the password is changed or the account disabled. */
const pending = z.object({ user: z.string(), version: z.number(), until: z.number() })

const pendingCookie = signedCookie('two-step', 'pending-sign-in', lifetime)

const waitForCode = ({ id, version }: User, now: number) =>
  pendingCookie().serialize({ user: id, version, until: now + lifetime })

export const stopWaiting = () => pendingCookie().serialize('', { maxAge: 0 })

/** The account whose password was given in this browser a moment ago, or null. */
export async function findPendingUser(db: Db, request: Request, now: number): Promise<User | null> {
  const value = pending.safeParse(await pendingCookie().parse(request.headers.get('Cookie')))
  if (!value.success || isOver(value.data.until, lifetime, now)) return null
  const user = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', value.data.user)
    .where('version', '=', value.data.version)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return user ?? null
}

/** No sign-in waits for a code in this browser, so the password is needed again. */
export class NoPendingSignIn extends Error {}

/**
 * The second step: a code from the app, or a recovery code. It counts as another attempt of its client. @returns the
 * Set-Cookie headers @throws TooManyRequests, NoPendingSignIn, WrongCode
 */
export async function signInWithCode(db: Db, request: Request, code: string, now: number): Promise<string[]> {
  const user = await findPendingUser(db, request, now)
  if (!user) throw new NoPendingSignIn()
  const attempt = await attemptBy(request, user.email, now)
  const address = clientAddress(request)
  try {
    await admitCode(db, attempt, now)
    const spend = async (trx: Trx) => {
      const used = await spendCode(trx, user.id, code, now)
      if (used === 'recovery') await tellOfTwoStep(trx, { ...user, timeZone: user.time_zone }, used, now)
      return used
    }
    return [...(await enter(db, { user, request, attempt, now, codes: 1, spend })), await stopWaiting()]
  } catch (error) {
    if (error instanceof WrongCode) await recordRefusal(db, user.email, address, now, 'code-refused')
    if (error instanceof TooManyRequests) await recordThrottle(db, attempt, address, now)
    throw error
  }
}

// The end of every way of signing in: what it used up, the log's entry and the session are stored together or not at all.

type Entering = {
  user: User
  request: Request
  attempt: Attempt
  now: number
  /** The codes that were counted. */
  codes?: number
  /** Uses up what proves more than the password. */
  spend?: (trx: Trx) => Promise<SecondStep>
}

/** @returns the Set-Cookie headers of the session and of the browser, which is known from now on */
export async function enter(db: Db, { user, request, attempt, now, codes, spend }: Entering): Promise<string[]> {
  const actor = { ...user, address: clientAddress(request) }
  const session = await mailTransaction(db, async (trx) => {
    await forgiveAttempts(trx, attempt, { codes })
    const secondStep = spend ? await spend(trx) : null
    const entry = { verb: 'signed-in', kind: 'user', id: user.id, reference: user.email } as const
    await recordAudit(trx, secondStep ? { ...entry, detail: { 'second step': secondStep } } : entry, { actor, now })
    await tellOfNewDevice(trx, user, { request, device: attempt.device }, now)
    return openSession(trx, user.id, request, now, secondStep)
  })
  return [session, await rememberDevice(request, user.email, now)]
}

type Used = {
  request: Request
  /** The browser's name if the account knows it. */
  device: string | null
}

/** Mails people when their account is used in a browser for the first time, except at the first sign-in of all, by its owner. */
async function tellOfNewDevice(trx: Trx, user: User, { request, device }: Used, now: number): Promise<void> {
  if (device !== null || user.last_login_at === null) return
  const used = {
    to: user.email,
    language: user.language,
    at: now,
    timeZone: user.time_zone,
    address: clientAddress(request),
    device: describeUserAgent(request.headers.get('User-Agent') ?? '', sayIn(user.language)),
  }
  await queueCappedMail(trx, deviceUsed(used), now, { perDay: 20 })
}
