// What a person does to the second step of their own sign-in. Each change ends the other sessions and is mailed.
import { recordAudit } from '#db/audit.ts'
import type { Db, Trx } from '#db/schema.ts'
import { reauthenticate } from '../reauthenticate.server.ts'
import { endSessions, type Staff } from '../sessions.server.ts'
import { type TwoStepChange, tellOfTwoStep } from './notice.server.ts'
import { renewRecoveryCodes } from './recovery-codes.server.ts'
import { beginTwoStep, confirmTwoStep, removeTwoStep, spendCode } from './two-step.server.ts'

type Proof = { currentPassword: string; code: string }

/** @throws TooManyRequests, WrongPassword */
export async function beginOwnTwoStep(db: Db, staff: Staff, password: string, client: string, now: number) {
  await reauthenticate(db, staff, password, client, now)
  await db.transaction().execute(async (trx) => {
    await beginTwoStep(trx, staff.id, now)
    await recordAudit(trx, staff, { verb: 'two-step-begun', kind: 'user', id: staff.id, reference: staff.email }, now)
  })
}

/** @returns the recovery codes, to be shown once @throws WrongCode */
export function confirmOwnTwoStep(db: Db, staff: Staff, code: string, now: number): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    const codes = await confirmTwoStep(trx, staff.id, code, now)
    await record(trx, staff, 'two-step-turned-on', 'on', now)
    return codes
  })
}

/** @returns the recovery codes, to be shown once @throws TooManyRequests, WrongPassword, WrongCode */
export async function renewOwnRecoveryCodes(db: Db, staff: Staff, proof: Proof, client: string, now: number) {
  await prove(db, staff, proof, client, now)
  return db.transaction().execute(async (trx) => {
    const codes = await renewRecoveryCodes(trx, staff.id)
    await record(trx, staff, 'recovery-codes-renewed', 'codes', now)
    return codes
  })
}

/** @throws TooManyRequests, WrongPassword, WrongCode */
export async function turnOffOwnTwoStep(db: Db, staff: Staff, proof: Proof, client: string, now: number) {
  await prove(db, staff, proof, client, now)
  await db.transaction().execute(async (trx) => {
    await removeTwoStep(trx, staff.id)
    await record(trx, staff, 'two-step-turned-off', 'off', now)
  })
}

const prove = (db: Db, staff: Staff, { currentPassword, code }: Proof, client: string, now: number) =>
  reauthenticate(db, staff, currentPassword, client, now, () => spendCode(db, staff.id, code, now))

async function record(trx: Trx, staff: Staff, verb: string, change: TwoStepChange, now: number) {
  const ended = await endSessions(trx, staff.id, now, staff.sessionId)
  const deed = { verb, kind: 'user', id: staff.id, reference: staff.email }
  await recordAudit(trx, staff, { ...deed, detail: { 'sessions ended': ended } }, now)
  await tellOfTwoStep(trx, staff, change, now)
}
