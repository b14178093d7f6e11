// A person's changes to their own two-step sign-in; those to passkeys are recorded likewise. Each one ends the other sessions and is mailed.

import { encode } from 'uqr'
import { removePasskeys } from '#app/features/staff/passkeys/passkeys.server.ts'
import { type ClientProof, reauthenticate } from '#app/features/staff/sessions/reauthenticate.server.ts'
import { endSessions, type Staff } from '#app/features/staff/sessions/sessions.server.ts'
import { mailTransaction } from '#app/mail/mail-transaction.server.ts'
import { type By, recordAudit, type UserVerb } from '#db/audit.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { User } from '#db/tables/staff.ts'
import { type TwoStepChange, tellOfTwoStep } from './notice.server.ts'
import { beginTwoStep, confirmTwoStep, removeTwoStep, renewRecoveryCodes } from './two-step.server.ts'

/** @throws TooManyRequests, WrongPassword */
export function beginOwnTwoStep(db: Db, proof: ClientProof, by: By<Staff>) {
  return reauthenticate(db, proof, by, async (trx) => {
    await beginTwoStep(trx, by.actor.id, by.now)
    const entry = { verb: 'two-step-begun', kind: 'user', id: by.actor.id, reference: by.actor.email } as const
    await recordAudit(trx, entry, by)
  })
}

/** @returns the recovery codes, to be shown once @throws WrongCode */
export function confirmOwnTwoStep(db: Db, code: string, by: By<Staff>): Promise<string[]> {
  return mailTransaction(db, async (trx) => {
    const codes = await confirmTwoStep(trx, by.actor.id, code, by.now)
    await recordOwnChange(trx, 'two-step-turned-on', 'on', by)
    return codes
  })
}

/** @returns the recovery codes, to be shown once @throws TooManyRequests, WrongPassword, WrongCode */
export function renewOwnRecoveryCodes(db: Db, proof: Required<ClientProof>, by: By<Staff>) {
  return reauthenticate(db, proof, by, async (trx) => {
    const codes = await renewRecoveryCodes(trx, by.actor.id)
    await recordOwnChange(trx, 'recovery-codes-renewed', 'codes', by)
    return codes
  })
}

/** @throws TooManyRequests, WrongPassword, WrongCode */
export function turnOffOwnTwoStep(db: Db, proof: Required<ClientProof>, by: By<Staff>) {
  return reauthenticate(db, proof, by, async (trx) => {
    await removeTwoStep(trx, by.actor.id)
    await recordOwnChange(trx, 'two-step-turned-off', 'off', by)
  })
}

export async function recordOwnChange(trx: Trx, verb: UserVerb, change: TwoStepChange, by: By<Staff>) {
  const ended = await endSessions(trx, by.actor.id, by.now, by.actor.sessionId)
  const entry = { verb, kind: 'user', id: by.actor.id, reference: by.actor.email } as const
  await recordAudit(trx, { ...entry, detail: { 'sessions ended': ended } }, by)
  await tellOfTwoStep(trx, by.actor, change, by.now)
}

type Qr = {
  /** Width and height in modules, including the quiet zone. */
  size: number
  /** An SVG path of the dark modules. */
  path: string
}

export function qrOf(text: string): Qr {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { size, path }
}

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
  await tellOfTwoStep(trx, { ...user, timeZone: user.time_zone }, passkeys === 0 ? 'off' : 'reset', now)
  return { isDone: true, passkeys, detail: passkeys === 0 ? undefined : { passkeys: String(passkeys) } }
}
