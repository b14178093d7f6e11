import { enter } from '#app/features/staff/sessions/enter.server.ts'
import { knownDevice } from '#app/features/staff/sessions/known-device.server.ts'
import { admitCode } from '#app/features/staff/sessions/login-throttle.server.ts'
import { recordRefusal, recordThrottle } from '#app/features/staff/sessions/sign-in-record.server.ts'
import { clientAddress, clientKey } from '#app/http/edge/client-address.server.ts'
import { TooManyRequests } from '#app/http/edge/rate-limit.server.ts'
import type { Db, Trx } from '#db/schema.ts'
import { tellOfTwoStep } from './notice.server.ts'
import { findPendingUser, stopWaiting } from './pending-sign-in.server.ts'
import { spendCode, WrongCode } from './two-step.server.ts'

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
