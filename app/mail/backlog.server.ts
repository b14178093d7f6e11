// Holds mails that had waited too long when the mail service first worked: their links may have expired, and a month's
// worth would be sent at once. Staff send or discard them.
import { type By, recordAudit } from '#db/audit.ts'
import type { Db, Trx } from '#db/schema.ts'
import { readSetting, writeSetting } from '#db/settings.ts'
import { mailTransaction } from './mail-transaction.server.ts'

const day = 24 * 60 * 60_000
const key = 'mail-service'

/** Until the first mail has been sent, holds those older than a day. @returns the number held */
export async function holdBacklog(db: Db, now: number): Promise<number> {
  if (await hasServiceWorked(db)) return 0
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ status: 'held' })
    .where('status', '=', 'queued')
    .where('attempts', '=', 0)
    .where('created_at', '<=', now - day)
    .where('next_attempt_at', '<=', now)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

export async function hasServiceWorked(db: Db): Promise<boolean> {
  return (await readSetting(db, key)).value === true
}

/** Call when a mail was sent or staff release held ones: from then on none is held for its age. */
export const recordServiceWorks = (db: Db, now: number) => db.transaction().execute((trx) => setService(trx, true, now))

/** Call when there is no mail service: mails queued from now on count as a backlog. */
export const forgetService = (db: Db, now: number) => db.transaction().execute((trx) => setService(trx, false, now))

async function setService(trx: Trx, works: boolean, now: number) {
  const { value, version } = await readSetting(trx, key)
  if ((value === true) !== works) await writeSetting(trx, key, works, version, now)
}

type HeldKind = { kind: string; count: number; oldest: number }

/** Counts held mails by kind. */
export async function heldByKind(db: Db): Promise<HeldKind[]> {
  const rows = await db
    .selectFrom('outbox')
    .select((e) => ['kind', e.fn.countAll<number>().as('count'), e.fn.min('created_at').as('oldest')])
    .where('status', '=', 'held')
    .groupBy('kind')
    .orderBy('kind')
    .execute()
  return rows.map(({ kind, count, oldest }) => ({ kind, count: Number(count), oldest: Number(oldest) }))
}

/** @param kind null for all @returns the number sent */
export const sendHeld = (db: Db, kind: string | null, by: By) =>
  decide(db, { kind, verb: 'held-sent', outcome: { status: 'queued', next_attempt_at: by.now } }, by)

/** @param kind null for all @returns the number discarded */
export const discardHeld = (db: Db, kind: string | null, by: By) =>
  decide(db, { kind, verb: 'held-discarded', outcome: { status: 'discarded', discarded_at: by.now } }, by)

type Decision = {
  kind: string | null
  verb: 'held-sent' | 'held-discarded'
  outcome: { status: 'queued'; next_attempt_at: number } | { status: 'discarded'; discarded_at: number }
}

function decide(db: Db, { kind, verb, outcome }: Decision, by: By): Promise<number> {
  return mailTransaction(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('outbox')
      .set(outcome)
      .where('status', '=', 'held')
      .$if(kind !== null, (query) => query.where('kind', '=', kind ?? ''))
      .executeTakeFirst()
    const count = Number(numUpdatedRows)
    if (count === 0) return 0
    // Otherwise they would be held again for their age.
    if (verb === 'held-sent') await setService(trx, true, by.now)
    await recordAudit(trx, { verb, kind: 'outbox', reference: kind, detail: { count } }, by)
    return count
  })
}
