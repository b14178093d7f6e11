// Records the outcome of handing a mail to the mail service.
import { sql } from 'kysely'
import type { Db } from '#db/schema.ts'
import type { OutboxMail } from '#db/tables/mail.ts'
import { type DeadMail, linksGone } from '../encrypted-mail.server.ts'
import { notTried, settle as settleLeased } from '../lease.server.ts'

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
