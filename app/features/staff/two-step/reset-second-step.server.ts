import { removePasskeys } from '#app/features/staff/passkeys/passkeys.server.ts'
import type { Trx } from '#db/schema.ts'
import type { User } from '#db/tables/staff.ts'
import { tellOfTwoStep } from './notice.server.ts'
import { removeTwoStep } from './two-step.server.ts'

type Reset = {
  /** False if there was nothing to reset. */
  isDone: boolean
  passkeys: number
  /** For the audit log. */
  detail?: { passkeys: string }
}

/**
 * Turns two-step sign-in off and revokes all passkeys, so that the password alone signs in. The person is mailed, in case
 * the request was not theirs.
 */
export async function resetSecondStep(trx: Trx, user: User, now: number): Promise<Reset> {
  const wasOn = await removeTwoStep(trx, user.id)
  const passkeys = await removePasskeys(trx, user.id)
  if (!wasOn && passkeys === 0) return { isDone: false, passkeys }
  const person = { email: user.email, timeZone: user.time_zone }
  await tellOfTwoStep(trx, person, passkeys === 0 ? 'off' : 'reset', now)
  return { isDone: true, passkeys, detail: passkeys === 0 ? undefined : { passkeys: String(passkeys) } }
}
