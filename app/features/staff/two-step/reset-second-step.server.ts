import { removePasskeys } from '#app/features/staff/passkeys/passkeys.server.ts'
import { type By, recordAudit } from '#db/audit.ts'
import type { Trx } from '#db/schema.ts'
import type { User } from '#db/tables/staff.ts'
import { tellOfTwoStep } from './notice.server.ts'
import { removeTwoStep } from './two-step.server.ts'

/**
 * Turns two-step sign-in off and revokes all passkeys, so that the password alone signs in. The person is mailed, in case
 * the request was not theirs. @returns the number of revoked passkeys, and whether there was anything to reset
 */
export async function resetSecondStep(trx: Trx, user: User, by: By): Promise<{ isDone: boolean; passkeys: number }> {
  const wasOn = await removeTwoStep(trx, user.id)
  const passkeys = await removePasskeys(trx, user.id)
  if (!wasOn && passkeys === 0) return { isDone: false, passkeys }
  const person = { email: user.email, timeZone: user.time_zone }
  await tellOfTwoStep(trx, person, passkeys === 0 ? 'off' : 'reset', by.now)
  const entry = { verb: 'two-step-reset', kind: 'user', id: user.id, reference: user.email } as const
  await recordAudit(trx, passkeys === 0 ? entry : { ...entry, detail: { passkeys } }, by)
  return { isDone: true, passkeys }
}
