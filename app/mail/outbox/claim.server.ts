// Chooses the next mail for the courier, and takes a lease on it.
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { isPostgres } from '#db/driver/advisory-lock.ts'
import { hasEnded } from '#db/queries/clock.ts'
import type { Database, Db } from '#db/schema.ts'
import type { OutboxMail } from '#db/tables/mail.ts'
import { lowestAwaited } from '../priority.ts'
import { longestWaitMs } from './wait.ts'

/** Longer than one attempt can take, so that an expired lease means a dead process. */
export const leaseMs = 60_000
/** The provider forgets an idempotency key after 24 h: a later attempt could send the mail twice. */
export const retryWindowMs = 23 * 60 * 60_000
/** The maximum back-off. */
const longestPauseMs = 75 * 60_000

/** For this long the person who caused a mail may still be looking at the page. */
const freshMs = 60_000

/** The only definition of mails that may be handed to the provider now. */
const mayLeave = (now: number) => (e: ExpressionBuilder<Database, 'outbox'>) =>
  e.and([
    e('status', '=', 'queued'),
    e.or([e('waits_until', 'is', null), hasEnded(e, 'waits_until', longestWaitMs, now)]),
    // A mail that was never tried is due at once, whatever the clock said when it was queued.
    e.or([e('attempts', '=', 0), hasEnded(e, 'next_attempt_at', longestPauseMs, now)]),
    e.or([e('first_attempt_at', 'is', null), e('first_attempt_at', '>', now - retryWindowMs)]),
  ])

export async function isMailDue(db: Db, now: number): Promise<boolean> {
  const due = await db.selectFrom('outbox').select('id').where(mayLeave(now)).limit(1).executeTakeFirst()
  return due !== undefined
}

/** True if a mail that a person may be waiting for could leave now. */
export async function isAwaitedMailDue(db: Db, now: number): Promise<boolean> {
  const due = db.selectFrom('outbox').select('id').where(mayLeave(now)).where('priority', '<=', lowestAwaited)
  return (await due.limit(1).executeTakeFirst()) !== undefined
}

/**
 * Claims a mail until the lease ends: preferably one that a person may be waiting for, otherwise the one that has waited
 * longest in the order of priority.
 */
export const claimNextMail = async (db: Db, now: number): Promise<OutboxMail | undefined> =>
  (await claim(db, now, 'fresh')) ?? (await claim(db, now, 'any'))

/**
 * Claims a mail to probe whether the provider has recovered. Mails take turns, in case one makes the provider fail.
 * @param rather 'tried' prefers mails with attempts: the fewer are tried, the fewer can end in an unknown state
 */
export const claimProbe = async (db: Db, now: number, rather: 'tried' | 'any'): Promise<OutboxMail | undefined> =>
  (rather === 'tried' ? await claim(db, now, 'tried') : undefined) ?? (await claim(db, now, 'any', false))

type Choice = 'fresh' | 'tried' | 'any'

const conditions: Record<Choice, (e: ExpressionBuilder<Database, 'outbox'>, now: number) => Expression<SqlBool>> = {
  // New, never delayed, and of a kind that a person may be waiting for.
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

/** Releases mails whose lease has expired: their process has ended. The attempt counts, because it may have succeeded. */
export async function releaseLostMails(db: Db, now: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ status: 'queued', locked_until: null })
    .where('status', '=', 'sending')
    .where((e) => hasEnded(e, 'locked_until', leaseMs, now))
    .execute()
}

/** Stops retrying mails that may have been sent too long ago for a safe retry; staff decide. @returns the number stopped */
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
