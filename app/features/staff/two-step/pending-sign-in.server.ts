// The state between the two steps of signing in: after the right password there are five minutes to enter a code,
// without a session.
import { z } from 'zod'
import { enter } from '#app/features/staff/sessions/enter.server.ts'
import { knownDevice } from '#app/features/staff/sessions/known-device.server.ts'
import { admitCode } from '#app/features/staff/sessions/login-throttle.server.ts'
import { recordRefusal, recordThrottle } from '#app/features/staff/sessions/sign-in-record.server.ts'
import { clientAddress, clientKey } from '#app/http/edge/client-address.server.ts'
import { TooManyRequests } from '#app/http/edge/rate-limit.server.ts'
import { signedCookie } from '#app/http/secrets/signed-cookie.server.ts'
import { isOver } from '#db/queries/clock.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { User } from '#db/tables/staff.ts'
import { tellOfTwoStep } from './notice.server.ts'
import { spendCode, WrongCode } from './two-step.server.ts'

const lifetime = 5 * 60_000
/** The account's version invalidates it once the password is changed or the account disabled. */
const pending = z.object({ user: z.string(), version: z.number(), until: z.number() })

const pendingCookie = signedCookie('two-step', 'pending-sign-in', lifetime)

export const waitForCode = ({ id, version }: User, now: number) =>
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
  const attempt = { email: user.email, client: clientKey(request), device: await knownDevice(request, user.email, now) }
  const address = clientAddress(request)
  try {
    await admitCode(db, attempt, now)
    const spend = async (trx: Trx) => {
      const used = await spendCode(trx, user.id, code, now)
      if (used === 'recovery') await tellOfTwoStep(trx, { email: user.email, timeZone: user.time_zone }, used, now)
      return used
    }
    return [...(await enter(db, { user, request, attempt, now, codes: 1, spend })), await stopWaiting()]
  } catch (error) {
    if (error instanceof WrongCode) await recordRefusal(db, user.email, address, now, 'code-refused')
    if (error instanceof TooManyRequests) await recordThrottle(db, attempt, address, now)
    throw error
  }
}
