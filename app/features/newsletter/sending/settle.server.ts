// Records what became of a batch.
import { sql } from 'kysely'
import { retryWindowMs } from '#app/mail/outbox/lease.server.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { IssueBatch, RecipientState } from '#db/tables/issues.ts'
import { lockIssue } from '../issues/issues.server.ts'
import { addBatch, type Sealed } from './claim.server.ts'

/** Reports of the mail service may have come before its answer: only 'batched' and 'unknown' give way. */
export function settleSent(
  db: Db,
  batch: IssueBatch,
  { readers }: Sealed,
  mails: readonly ({ id: string } | { error: string })[],
  now: number,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await lockIssue(trx, batch.issue_id)
    const taken = readers.flatMap(({ n }, index) => {
      const mail = mails[index]
      return mail && 'id' in mail ? [{ n, id: mail.id }] : []
    })
    if (taken.length > 0) await acceptMails(trx, batch, taken, now)
    for (const [index, { n }] of readers.entries()) {
      const mail = mails[index]
      if (mail && 'error' in mail) await moveMails(trx, batch, { to: 'failed', reason: mail.error, n }, now)
    }
    await close(trx, batch, 'settled', null)
  })
}

async function acceptMails(trx: Trx, batch: IssueBatch, taken: readonly { n: number; id: string }[], now: number) {
  const ids = sql.join(taken.map(({ n, id }) => sql`(cast(${n} as integer), ${id})`))
  await sql`update newsletter_recipients set state = 'accepted', provider_id = taken.column2, changed_at = ${now}
    from (values ${ids}) as taken
    where issue_id = ${batch.issue_id} and n = taken.column1 and state in ('batched', 'unknown')`.execute(trx)
}

type Move = { to: RecipientState; reason: string; n?: number }

async function moveMails(trx: Trx, { id, issue_id }: IssueBatch, { to, reason, n }: Move, now: number) {
  await trx
    .updateTable('newsletter_recipients')
    .set({ state: to, reason, changed_at: now })
    .where('issue_id', '=', issue_id)
    .where('batch_id', '=', id)
    .where('state', 'in', ['batched', 'unknown'])
    .$if(n !== undefined, (query) => query.where('n', '=', n ?? 0))
    .execute()
}

const close = (trx: Trx, { id }: IssueBatch, state: 'settled' | 'unknown', error: string | null) =>
  trx
    .updateTable('newsletter_batches')
    .set({ state, error, locked_until: null, sealed: null })
    .where('id', '=', id)
    .execute()

/** Staff decide about mails that may or may not have been sent. */
export function settleUnknown(db: Db, batch: IssueBatch, error: string, now: number): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await lockIssue(trx, batch.issue_id)
    await moveMails(trx, batch, { to: 'unknown', reason: error }, now)
    await close(trx, batch, 'unknown', error)
  })
}

/** A clear refusal: the halves are tried apart, under new keys, until the mail at fault is alone. */
export function settleRefused(db: Db, batch: IssueBatch, sealed: Sealed, error: string, now: number): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await lockIssue(trx, batch.issue_id)
    const { readers } = sealed
    if (readers.length === 1) await moveMails(trx, batch, { to: 'failed', reason: error }, now)
    else {
      const middle = Math.ceil(readers.length / 2)
      const of = { issueId: batch.issue_id, language: batch.language }
      for (const half of [readers.slice(0, middle), readers.slice(middle)]) {
        await addBatch(trx, of, { ...sealed, readers: half }, now, false)
      }
    }
    await close(trx, batch, 'settled', error)
  })
}

/** It is tried again with the same key. @param isCounted false for a clear refusal, which cannot have sent anything */
export async function settleLater(
  db: Db,
  batch: IssueBatch,
  { error, at, isCounted }: { error: string; at: number; isCounted: boolean },
): Promise<void> {
  const attempts = isCounted ? batch.attempts : batch.attempts - 1
  await db
    .updateTable('newsletter_batches')
    .set({ error, attempts, next_attempt_at: at, locked_until: null })
    .$if(attempts === 0, (query) => query.set({ first_attempt_at: null }))
    .where('id', '=', batch.id)
    .where('locked_until', '=', batch.locked_until)
    .execute()
}

/** Gives up batches that were first tried too long ago for a safe repetition. */
export async function settleOverdue(db: Db, issueId: string, now: number): Promise<void> {
  const overdue = await db
    .selectFrom('newsletter_batches')
    .selectAll()
    .where('issue_id', '=', issueId)
    .where('state', '=', 'open')
    .where('first_attempt_at', '<=', now - retryWindowMs)
    .limit(100)
    .execute()
  for (const batch of overdue) await settleUnknown(db, batch, 'No clear answer for 23 hours.', now)
}

/**
 * Ends an issue of which nothing is left to send. Its states must add up to the number of its recipients; otherwise it is
 * paused, and says so. @returns whether it ended
 */
export function finishIssue(db: Db, id: string, now: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const issue = await lockIssue(trx, id, ['sending'])
    if (!issue) return false
    const counts = await trx.selectFrom('newsletter_counts').selectAll().where('issue_id', '=', id).execute()
    const open = counts.filter(({ state, count }) => (state === 'queued' || state === 'batched') && Number(count) > 0)
    if (open.length > 0) return false
    const sum = counts.reduce((total, { count }) => total + Number(count), 0)
    const isComplete = sum === Number(issue.prepared)
    await trx
      .updateTable('newsletter_issues')
      .set(
        isComplete
          ? { status: 'sent', ended_at: issue.ended_at ?? now }
          : { status: 'paused', pause_reason: mismatch(sum, issue.prepared) },
      )
      .set((e) => ({ version: e('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
    return isComplete
  })
}

const mismatch = (sum: number, prepared: number) =>
  `The states of its emails add up to ${sum}, not to its ${prepared} recipients. Please report this as a fault of the site.`
