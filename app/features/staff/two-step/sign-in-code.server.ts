import { knownDevice, rememberDevice } from '#app/features/staff/sessions/known-device.server.ts'
import { admitCode, forgiveAttempts } from '#app/features/staff/sessions/login-throttle.server.ts'
import { tellOfNewDevice } from '#app/features/staff/sessions/new-device.server.ts'
import { openSession } from '#app/features/staff/sessions/sessions.server.ts'
import { recordRefusal, recordThrottle } from '#app/features/staff/sessions/sign-in-record.server.ts'
import { clientAddress, clientKey } from '#app/http/edge/client-address.server.ts'
import { TooManyRequests } from '#app/http/edge/rate-limit.server.ts'
import { mailTransaction } from '#app/mail/mail-transaction.server.ts'
import { recordAudit } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
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
    // In one transaction, so that a failed sign-in uses no code up.
    const session = await mailTransaction(db, async (trx) => {
      await forgiveAttempts(trx, attempt, { codes: 1 })
      const used = await spendCode(trx, user.id, code, now)
      const entry = { verb: 'signed-in', kind: 'user', id: user.id, reference: user.email } as const
      await recordAudit(trx, { ...entry, detail: { 'second step': used } }, { actor: { ...user, address }, now })
      if (used === 'recovery')
        await tellOfTwoStep(trx, { email: user.email, timeZone: user.time_zone }, 'recovery', now)
      await tellOfNewDevice(trx, user, { request, device: attempt.device }, now)
      return openSession(trx, user.id, request, now)
    })
    return [session, await rememberDevice(request, user.email, now), await stopWaiting()]
  } catch (error) {
    if (error instanceof WrongCode) await recordRefusal(db, user.email, address, now, 'code-refused')
    if (error instanceof TooManyRequests) await recordThrottle(db, attempt, address, now)
    throw error
  }
}
