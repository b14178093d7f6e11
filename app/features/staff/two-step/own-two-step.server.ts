// A person's changes to their own two-step sign-in. Each one ends the other sessions and is mailed.

import { type Proof, reauthenticate } from '#app/features/staff/sessions/reauthenticate.server.ts'
import { endSessions, type Staff } from '#app/features/staff/sessions/sessions.server.ts'
import { mailTransaction } from '#app/mail/mail-transaction.server.ts'
import { recordAudit, type UserVerb } from '#db/audit.ts'
import type { Db, Trx } from '#db/schema.ts'
import { type TwoStepChange, tellOfTwoStep } from './notice.server.ts'
import { renewRecoveryCodes } from './recovery-codes.server.ts'
import { beginTwoStep, confirmTwoStep, removeTwoStep } from './two-step.server.ts'

type From = { client: string; now: number }

/** @throws TooManyRequests, WrongPassword */
export function beginOwnTwoStep(db: Db, staff: Staff, proof: Proof, from: From) {
  return reauthenticate(db, staff, proof, from, async (trx) => {
    await beginTwoStep(trx, staff.id, from.now)
    const entry = { verb: 'two-step-begun', kind: 'user', id: staff.id, reference: staff.email } as const
    await recordAudit(trx, staff, entry, from.now)
  })
}

/** @returns the recovery codes, to be shown once @throws WrongCode */
export function confirmOwnTwoStep(db: Db, staff: Staff, code: string, now: number): Promise<string[]> {
  return mailTransaction(db, async (trx) => {
    const codes = await confirmTwoStep(trx, staff.id, code, now)
    await record(trx, staff, 'two-step-turned-on', 'on', now)
    return codes
  })
}

/** @returns the recovery codes, to be shown once @throws TooManyRequests, WrongPassword, WrongCode */
export function renewOwnRecoveryCodes(db: Db, staff: Staff, proof: Required<Proof>, from: From) {
  return reauthenticate(db, staff, proof, from, async (trx) => {
    const codes = await renewRecoveryCodes(trx, staff.id)
    await record(trx, staff, 'recovery-codes-renewed', 'codes', from.now)
    return codes
  })
}

/** @throws TooManyRequests, WrongPassword, WrongCode */
export function turnOffOwnTwoStep(db: Db, staff: Staff, proof: Required<Proof>, from: From) {
  return reauthenticate(db, staff, proof, from, async (trx) => {
    await removeTwoStep(trx, staff.id)
    await record(trx, staff, 'two-step-turned-off', 'off', from.now)
  })
}

async function record(trx: Trx, staff: Staff, verb: UserVerb, change: TwoStepChange, now: number) {
  const ended = await endSessions(trx, staff.id, now, staff.sessionId)
  const entry = { verb, kind: 'user', id: staff.id, reference: staff.email } as const
  await recordAudit(trx, staff, { ...entry, detail: { 'sessions ended': ended } }, now)
  await tellOfTwoStep(trx, staff, change, now)
}
