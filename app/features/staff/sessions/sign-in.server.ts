// Signing in: throttle, comparison, session.
import { Authenticator } from 'remix-auth'
import { FormStrategy } from 'remix-auth-form'
import { findUserByEmail } from '#app/features/staff/accounts/users.server.ts'
import { countPasskeys } from '#app/features/staff/passkeys/passkeys.server.ts'
import { limitConcurrency } from '#app/features/staff/passwords/concurrency-limit.ts'
import { hashesAtOnce, verifyPassword } from '#app/features/staff/passwords/passwords.server.ts'
import { waitForCode } from '#app/features/staff/two-step/pending-sign-in.server.ts'
import { requirementOf } from '#app/features/staff/two-step/required.server.ts'
import { findTwoStep } from '#app/features/staff/two-step/two-step.server.ts'
import { clientAddress, clientKey } from '#app/http/edge/client-address.server.ts'
import { TooManyRequests } from '#app/http/edge/rate-limit.server.ts'
import { logError } from '#app/process/log.server.ts'
import type { Db } from '#db/schema.ts'
import type { User } from '#db/tables/staff.ts'
import { enter } from './enter.server.ts'
import { knownDevice } from './known-device.server.ts'
import { type Attempt, admitPassword } from './login-throttle.server.ts'
import { recordRefusal, recordThrottle } from './sign-in-record.server.ts'

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
