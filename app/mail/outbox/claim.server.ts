// Which mail the courier hands to the mail service next.
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { isPostgres } from '#db/driver/advisory-lock.ts'
import { hasEnded } from '#db/queries/clock.ts'
import type { Database, Db } from '#db/schema.ts'
import type { OutboxMail } from '#db/tables/mail.ts'
import { lowestAwaited } from '../priority.ts'

/** Longer than one attempt can take: who holds it is either still sending or gone. */
export const leaseMs = 60_000
/** The provider forgets an idempotency key after 24 h; from then on another attempt could be a second mail. */
export const retryWindowMs = 23 * 60 * 60_000
/** No attempt is put off for longer. */
export const longestPauseMs = 75 * 60_000

/** As long as somebody may still be looking at the page that caused a mail. */
const freshMs = 60_000

/** The one place that says which mails may be handed to the provider now. */
const mayLeave = (now: number) => (e: ExpressionBuilder<Database, 'outbox'>) =>
  e.and([
    e('status', '=', 'queued'),
    // What was never tried waits for nothing, whatever the clock said when it was written.
    e.or([e('attempts', '=', 0), hasEnded(e, 'next_attempt_at', longestPauseMs, now)]),
    e.or([e('first_attempt_at', 'is', null), e('first_attempt_at', '>', now - retryWindowMs)]),
  ])

export async function isMailDue(db: Db, now: number): Promise<boolean> {
  const due = await db.selectFrom('outbox').select('id').where(mayLeave(now)).limit(1).executeTakeFirst()
  return due !== undefined
}

/**
 * Takes a mail, so that no one else sends it until the lease ends: one that a person may be waiting for, or else, in
 * the order of their priority, the one that has waited longest.
 */
export const claimNextMail = async (db: Db, now: number): Promise<OutboxMail | undefined> =>
  (await claim(db, now, 'fresh')) ?? (await claim(db, now, 'any'))

/**
 * Takes a mail to see whether the provider works again: in turn, so that none which it cannot bear is tried each time.
 * @param rather 'tried' where there is one: the fewer have been tried, the fewer can end in doubt
 */
export const claimProbe = async (db: Db, now: number, rather: 'tried' | 'any'): Promise<OutboxMail | undefined> =>
  (rather === 'tried' ? await claim(db, now, 'tried') : undefined) ?? (await claim(db, now, 'any', false))

type Choice = 'fresh' | 'tried' | 'any'

const conditions: Record<Choice, (e: ExpressionBuilder<Database, 'outbox'>, now: number) => Expression<SqlBool>> = {
  // Just written, never put off, and of a kind that somebody may be looking out for.
  fresh: (e, now) =>
    e.and([
      e('priority', '<=', lowestAwaited),
      e('next_attempt_at', '>', now - freshMs),
      e('created_at', '>', now - freshMs),
    ]),
  tried: (e) => e('attempts', '>', 0),
  any: (e) => e.lit(true),
}

function claim(db: Db, now: number, choice: Choice, isByPriority = choice !== 'tried') {
  const due = db
    .selectFrom('outbox')
    .select('id')
    .where(mayLeave(now))
    .where((e) => conditions[choice](e, now))
    .$if(isByPriority, (query) => query.orderBy('priority'))
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(1)
    .$if(isPostgres(db), (query) => query.forUpdate().skipLocked())
  return db
    .updateTable('outbox')
    .set((e) => ({
      status: 'sending',
      locked_until: now + leaseMs,
      attempts: e('attempts', '+', 1),
      first_attempt_at: e.fn.coalesce('first_attempt_at', e.val(now)),
    }))
    .where('id', '=', due)
    .returningAll()
    .executeTakeFirst()
}

/** Puts back what somebody took and did not finish: the process has ended. The attempt counts, for it may have arrived. */
export async function releaseLostMails(db: Db, now: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ status: 'queued', locked_until: null })
    .where('status', '=', 'sending')
    .where((e) => hasEnded(e, 'locked_until', leaseMs, now))
    .execute()
}

/** Mails that may have been sent too long ago for a safe repetition wait for a person. @returns how many */
export async function stopRetryingOverdueMails(db: Db, now: number): Promise<number> {
  const result = await db
    .updateTable('outbox')
    .set({
      status: 'unknown',
      locked_until: null,
      last_error: sql<string>`coalesce(last_error || ' ', '') || 'No clear answer for 23 hours: the mail may or may not have been sent.'`,
    })
    .where('status', '=', 'queued')
    .where('first_attempt_at', '<=', now - retryWindowMs)
    .executeTakeFirst()
  return Number(result.numUpdatedRows)
}
