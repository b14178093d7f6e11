// Signing in: throttle, comparison, session.
import { Authenticator } from 'remix-auth'
import { FormStrategy } from 'remix-auth-form'
import { findUserByEmail } from '#app/features/staff/accounts/users.server.ts'
import { limitConcurrency } from '#app/features/staff/passwords/concurrency-limit.ts'
import { hashesAtOnce, verifyPassword } from '#app/features/staff/passwords/passwords.server.ts'
import { waitForCode } from '#app/features/staff/two-step/pending-sign-in.server.ts'
import { findTwoStep } from '#app/features/staff/two-step/two-step.server.ts'
import { clientAddress, clientKey } from '#app/http/edge/client-address.server.ts'
import { TooManyRequests } from '#app/http/edge/rate-limit.server.ts'
import { mailTransaction } from '#app/mail/mail-transaction.server.ts'
import { recordAudit } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import type { User } from '#db/tables/staff.ts'
import { knownDevice, rememberDevice } from './known-device.server.ts'
import { type Attempt, admitPassword, forgiveAttempts } from './login-throttle.server.ts'
import { tellOfNewDevice } from './new-device.server.ts'
import { openSession } from './sessions.server.ts'
import { recordRefusal, recordThrottle } from './sign-in-record.server.ts'

/**
 * Sign-ins take turns before any other work, or a rush of them would occupy the database and the processor. Two hundred
 * are served within seconds; later ones are refused at once.
 */
const inTurn = limitConcurrency(hashesAtOnce, 200)

/** The same error for unknown, disabled and passwordless accounts and for wrong passwords. */
export class InvalidCredentials extends Error {}

type Credentials = { email: string; password: string }

type SignedIn = {
  /** The Set-Cookie headers of the session and the device, or of the sign-in that waits for its code. */
  cookies: string[]
  needsCode: boolean
}

/**
 * Signs in with e-mail and password, unless a code is still needed. The request's body must not have been read. @throws
 * TooManyRequests, InvalidCredentials, TooBusy
 */
export async function signIn(
  db: Db,
  request: Request,
  { email, password }: Credentials,
  now: number,
): Promise<SignedIn> {
  const attempt = { email, client: clientKey(request), device: await knownDevice(request, email, now) }
  return inTurn(() => tryToSignIn(db, request, attempt, password, now), attempt.device !== null)
}

async function tryToSignIn(
  db: Db,
  request: Request,
  attempt: Attempt,
  password: string,
  now: number,
): Promise<SignedIn> {
  const { email } = attempt
  const address = clientAddress(request)
  try {
    await admitPassword(db, attempt, now)
    const user = await authenticatorOf(db, { email, password }).authenticate('form', request)
    // Attempts are not returned before the code is right: otherwise the password would allow unlimited guesses at the
    // code.
    if (await findTwoStep(db, user.id)) return { cookies: [await waitForCode(user, now)], needsCode: true }
    const session = await mailTransaction(db, async (trx) => {
      await forgiveAttempts(trx, attempt)
      const entry = { verb: 'signed-in', kind: 'user', id: user.id, reference: user.email } as const
      await recordAudit(trx, entry, { actor: { ...user, address }, now })
      await tellOfNewDevice(trx, user, { request, device: attempt.device }, now)
      return openSession(trx, user.id, request, now)
    })
    return { cookies: [session, await rememberDevice(request, user.email, now)], needsCode: false }
  } catch (error) {
    if (error instanceof InvalidCredentials) await recordRefusal(db, email, address, now)
    if (error instanceof TooManyRequests) await recordThrottle(db, attempt, address, now)
    throw error
  }
}

function authenticatorOf(db: Db, { email, password }: Credentials) {
  return new Authenticator<User>().use(
    // The strategy reads the raw form again, but the values that the schema cleaned are compared.
    new FormStrategy(async () => {
      const user = await findUserByEmail(db, email)
      const isRight = await verifyPassword(user?.password_hash, password)
      if (!user || !isRight || user.status !== 'active') throw new InvalidCredentials()
      return user
    }),
  )
}
