// The lease of what waits to be sent: mails, webhooks and batches of an issue. Who takes it hands the row over, and settles it
// while the lease lasts; one that has ended belongs to a process that died.
import { type ExpressionBuilder, type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import { joinStored, type StoredKey } from '#app/languages/stored-messages.ts'
import { isPostgres } from '#db/driver/advisory-lock.ts'
import { hasEnded } from '#db/queries/clock.ts'
import type { Database, Db } from '#db/schema.ts'
import type { OutboxMail } from '#db/tables/mail.ts'

/** Longer than one attempt can take, so that an expired lease means a dead process. */
export const leaseMs = 60_000
/** The mail service forgets an idempotency key after 24 h: a later attempt could send a mail twice. */
export const retryWindowMs = 23 * 60 * 60_000
/** The maximum back-off. */
const longestPauseMs = 75 * 60_000

type Waiting = 'outbox' | 'webhook_deliveries' | 'newsletter_batches'
/** All have the columns of an attempt; queries are typed as of the outbox. */
const asOutbox = (table: Waiting) => table as 'outbox'
type Columns = ExpressionBuilder<Database, 'outbox'>

const mayBeRepeated = (e: Columns, now: number) =>
  e.or([e('first_attempt_at', 'is', null), e('first_attempt_at', '>', now - retryWindowMs)])
const isPauseOver = (e: Columns, now: number) => hasEnded(e, 'next_attempt_at', longestPauseMs, now)

const isQueuedAndDue = (e: Columns, now: number) =>
  e.and([
    e('status', '=', 'queued'),
    // Without an attempt it is due at once, whatever the clock said when it was queued.
    e.or([e('attempts', '=', 0), isPauseOver(e, now)]),
    mayBeRepeated(e, now),
  ])

/** A batch is open before, while and after it is leased. */
const isOpenAndDue = (e: Columns, now: number) =>
  e.and([
    sql<boolean>`state = 'open'`,
    isPauseOver(e, now),
    e.or([e('locked_until', 'is', null), hasEnded(e, 'locked_until', leaseMs, now)]),
    mayBeRepeated(e, now),
  ])

export const isDue =
  <Table extends Waiting>(table: Table, now: number) =>
  (e: ExpressionBuilder<Database, Table>) => {
    const columns = e as unknown as Columns
    return table === 'newsletter_batches' ? isOpenAndDue(columns, now) : isQueuedAndDue(columns, now)
  }

/** An attempt that may reach the receiver. */
const tried = (e: Columns, now: number) => ({
  attempts: e('attempts', '+', 1),
  first_attempt_at: e.fn.coalesce('first_attempt_at', e.val(now)),
})

/** The columns after a clear refusal, which cannot have sent anything: the attempt does not count. */
export const notTried = ({ attempts, first_attempt_at }: Pick<OutboxMail, 'attempts' | 'first_attempt_at'>) => ({
  attempts: attempts - 1,
  first_attempt_at: attempts > 1 ? first_attempt_at : null,
})

type Ids<Table extends Waiting> = SelectQueryBuilder<Database, Table, { id: string }>

/** Takes a lease on the first of the rows. The attempt of a mail or webhook begins with it, that of a batch with renewLease. */
export async function takeLease<Table extends Waiting>(
  db: Db,
  table: Table,
  rows: Ids<Table>,
  now: number,
): Promise<Selectable<Database[Table]> | undefined> {
  const first = (rows as unknown as Ids<'outbox'>)
    .limit(1)
    .$if(isPostgres(db), (query) => query.forUpdate().skipLocked())
  const taken = await db
    .updateTable(asOutbox(table))
    .set({ locked_until: now + leaseMs })
    .$if(table !== 'newsletter_batches', (query) => query.set((e) => ({ status: 'sending', ...tried(e, now) })))
    .where('id', '=', first)
    .returningAll()
    .executeTakeFirst()
  return taken as unknown as Selectable<Database[Table]> | undefined
}

type Leased = { id: string; locked_until: number | null }

/** Only while we hold the lease: otherwise the next holder decides. */
const whileLeased = (db: Db, table: Waiting, { id, locked_until }: Leased) =>
  db.updateTable(asOutbox(table)).where('id', '=', id).where('locked_until', '=', locked_until)

/** Begins the attempt of a batch, whose moment has come, and renews its lease. @returns it; undefined if the lease was lost */
export async function renewLease<Table extends Waiting>(
  db: Db,
  table: Table,
  leased: Leased,
  changes: Partial<Selectable<Database[Table]>>,
  now: number,
): Promise<Selectable<Database[Table]> | undefined> {
  const renewed = await whileLeased(db, table, leased)
    .set((e) => ({ ...(changes as Partial<OutboxMail>), ...tried(e, now), locked_until: now + leaseMs }))
    .returningAll()
    .executeTakeFirst()
  return renewed as unknown as Selectable<Database[Table]> | undefined
}

/** Ends the lease. @returns whether we held it */
export async function settle<Table extends Waiting>(
  db: Db,
  table: Table,
  leased: Leased,
  outcome: Partial<Selectable<Database[Table]>>,
): Promise<boolean> {
  const { numUpdatedRows } = await whileLeased(db, table, leased)
    .set({ ...(outcome as Partial<OutboxMail>), locked_until: null })
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

type Queue = Exclude<Waiting, 'newsletter_batches'>

/** Releases those whose lease has expired. The attempt counts, because it may have succeeded. */
export async function releaseLost(db: Db, table: Queue, now: number): Promise<void> {
  await db
    .updateTable(asOutbox(table))
    .set({ status: 'queued', locked_until: null })
    .where('status', '=', 'sending')
    .where((e) => hasEnded(e, 'locked_until', leaseMs, now))
    .execute()
}

type Stopped = { status: 'unknown' | 'failed'; why: StoredKey }

/** Stops retrying those that were first tried too long ago; staff decide. @returns the number stopped */
export async function stopRetrying(db: Db, table: Queue, { status, why }: Stopped, now: number): Promise<number> {
  const isOverdue = (e: Columns) =>
    e.and([e('status', '=', 'queued'), e('first_attempt_at', '<=', now - retryWindowMs)])
  const errors = await db.selectFrom(asOutbox(table)).select('last_error').distinct().where(isOverdue).execute()
  let stopped = 0
  for (const { last_error } of errors) {
    const { numUpdatedRows } = await db
      .updateTable(asOutbox(table))
      .set({ status, locked_until: null, last_error: joinStored(last_error, why) })
      .where(isOverdue)
      .where('last_error', last_error === null ? 'is' : '=', last_error)
      .executeTakeFirst()
    stopped += Number(numUpdatedRows)
  }
  return stopped
}
