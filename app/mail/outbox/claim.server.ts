// Chooses the next mail for the courier, and takes a lease on it.
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { hasEnded } from '#db/queries/clock.ts'
import type { Database, Db } from '#db/schema.ts'
import type { OutboxMail } from '#db/tables/mail.ts'
import { type DeadMail, linksGone } from '../encrypted-mail.server.ts'
import { isDue, notTried, settle as settleLeased, takeLease } from '../lease.server.ts'
import { lowestAwaited } from '../priority.ts'
import { longestWaitMs } from './wait.ts'

/** For this long the person who caused a mail may still be looking at the page. */
const freshMs = 60_000

/** The only definition of mails that may be handed to the provider now. */
const mayLeave = (now: number) => (e: ExpressionBuilder<Database, 'outbox'>) =>
  e.and([isDue('outbox', now)(e), e.or([e('waits_until', 'is', null), hasEnded(e, 'waits_until', longestWaitMs, now)])])

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
  return takeLease(db, 'outbox', due, now)
}

// Records the outcome of handing a mail to the mail service.

/** Recorded even if the lease was lost meanwhile: the mail is sent. */
export async function recordSent(db: Db, mail: OutboxMail, providerId: string, now: number) {
  await db
    .updateTable('outbox')
    .set({ status: 'sent', provider_id: providerId, sent_at: now, locked_until: null, last_error: null })
    .set({ sealed: withoutLinks })
    .where('id', '=', mail.id)
    .where('status', 'in', ['sending', 'queued', 'unknown'])
    .execute()
}

export const recordRetry = (db: Db, mail: OutboxMail, error: string, nextAttemptAt: number) =>
  settle(db, mail, { status: 'queued', last_error: error, next_attempt_at: nextAttemptAt })

/** For a clear refusal unrelated to the mail: the attempt does not count, and the next may use another mail. */
export const recordNotTried = (db: Db, mail: OutboxMail, error: string, now: number) =>
  settle(db, mail, {
    status: 'queued',
    last_error: error,
    next_attempt_at: now,
    ...notTried(mail),
  })

export const recordFailed = (db: Db, mail: OutboxMail, error: string) =>
  settle(db, mail, { status: 'failed', last_error: error })

export const recordUncertain = (db: Db, mail: OutboxMail, error: string) =>
  settle(db, mail, { status: 'unknown', last_error: error })

/** A mail that must not be sent any more. */
export const recordDead = (db: Db, mail: OutboxMail, { status, error }: DeadMail) =>
  settle(db, mail, { status, last_error: error, sealed: linksGone })

const settle = (db: Db, mail: OutboxMail, outcome: Partial<OutboxMail>) => settleLeased(db, 'outbox', mail, outcome)

/** The column's value once the links are no longer needed; still null for mails without links. */
export const withoutLinks = sql<string | null>`case when sealed is null then null else ${linksGone} end`
