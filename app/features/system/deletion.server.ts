// Guards the deletion of old records: with a clock far ahead of the newest known time, an admin must confirm it first.

import { adminAddressees } from '#app/features/records/notices.server.ts'
import { mailTransaction } from '#app/mail/mail-transaction.server.ts'
import { clockDoubted } from '#app/mail/messages/staff/operations.ts'
import { queueMail } from '#app/mail/outbox/queue.server.ts'
import { type By, recordAudit, theSite } from '#db/audit.ts'
import { countCopies } from '#db/removed-records.ts'
import type { Db } from '#db/schema.ts'
import { believeTime, type ClockJudgement, judgeClock, newestTime, tellOnce } from './purge-clock.server.ts'

/** A page is accepted for this long after the server showed its clock. */
const samePageMs = 24 * 60 * 60_000

/** Judges the clock, and stores the time if it is as expected. */
export async function checkClock(db: Db, now: number): Promise<ClockJudgement> {
  const newest = await newestTime(db)
  const judgement = judgeClock(newest, now)
  if (judgement === 'as expected') await believeTime(db, Math.max(newest, now))
  return judgement
}

type DeletionState = {
  /** The newest time at which old records were deleted. */
  newest: number
  isWaiting: boolean
  /** The number of copies of deleted records. */
  copies: number
}

export async function deletionState(db: Db, now: number): Promise<DeletionState> {
  const newest = await newestTime(db)
  return { newest, isWaiting: isDoubted(newest, now), copies: await countCopies(db) }
}

export const isDeletionWaiting = async (db: Db, now: number) => isDoubted(await newestTime(db), now)

const isDoubted = (newest: number, now: number) => judgeClock(newest, now) === 'ahead'

/** Mails the active admins that deletion has stopped, once for each doubtful clock. */
export function tellOfDoubt(db: Db, now: number): Promise<void> {
  return mailTransaction(db, async (trx) => {
    const newest = await newestTime(trx)
    if (!(await tellOnce(trx, now))) return
    for (const admin of await adminAddressees(trx)) await queueMail(trx, clockDoubted({ ...admin, now, newest }), now)
  })
}

/** @param shown the clock that the admin confirmed */
export function confirmClock(db: Db, shown: number, by: By): Promise<'confirmed' | 'not doubted' | 'changed'> {
  return db.transaction().execute(async (trx) => {
    const newest = await newestTime(trx)
    if (!isDoubted(newest, by.now)) return 'not doubted'
    if (Math.abs(by.now - shown) > samePageMs) return 'changed'
    await believeTime(trx, by.now)
    await recordAudit(trx, { verb: 'clock-confirmed', kind: 'deletion' }, by)
    return 'confirmed'
  })
}

/** Called once the server has run long enough without a correction of its clock. */
export function acceptClock(db: Db, now: number): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await believeTime(trx, now)
    await recordAudit(trx, { verb: 'clock-accepted', kind: 'deletion' }, { actor: theSite, now })
  })
}
