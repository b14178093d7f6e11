// Sends the issues whose time has come: prepares one, hands its batches over at the pace of all servers, and ends it.
// It never uses the network inside a transaction, and always yields to mails that a person is waiting for.

import { createHash } from 'node:crypto'
import { setImmediate as othersTurn, setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { lockIssue } from '#app/features/newsletter/issues/issues.server.ts'
import { subscriberLinks } from '#app/features/newsletter/links.server.ts'
import { type StoredKey, toStored } from '#app/languages/stored-messages.ts'
import type { BatchDelivery, BatchMail, BatchTransport } from '#app/mail/batch-transport.server.ts'
import { backoff } from '#app/mail/breaker.ts'
import { fillSlots } from '#app/mail/issue/slots.ts'
import { settle as endLease, notTried, retryWindowMs } from '#app/mail/lease.server.ts'
import { isAwaitedMailDue } from '#app/mail/outbox/claim.server.ts'
import { rememberLimit, reserveBatch, reserveRequest } from '#app/mail/pace.server.ts'
import { issueHeaders } from '#app/mail/subscriber-links.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { IssueBatch, RecipientState } from '#db/tables/issues.ts'
import type { Language } from '#db/tables/records.ts'
import { addBatch, beginAttempt, claimBatch, openBatch, type Sealed } from './claim.server.ts'
import { pauseIfUnhealthy, pauseIssue } from './health.server.ts'
import { dropCancelled } from './portions.server.ts'
import { type DrawText, findDueIssue, freezeIssue, preparePortion } from './prepare.server.ts'
import { listRunning } from './waits.server.ts'

type SenderOptions = {
  db: Db
  transport: BatchTransport
  draw: DrawText
  /** The sender, and the address of this site, as the batches that begin now will name them. */
  from: string
  site: string
  now?: () => number
  sleep?: (ms: number) => Promise<unknown>
  random?: () => number
}

type Sender = Required<SenderOptions>

/** While a person waits for a mail, batches wait this long, then look again; after so often, a later round does. */
const yieldMs = 250
const mostYields = 20

/** @returns a job that sends until nothing is due, or it is aborted */
export function createIssueSender(options: SenderOptions): (signal?: AbortSignal) => Promise<void> {
  const sender: Sender = {
    now: Date.now,
    random: Math.random,
    sleep: (ms) => wait(ms, undefined, { ref: false }),
    ...options,
  }
  return async (signal) => {
    await dropCancelled(sender.db, sender.now(), signal)
    await beginDue(sender, signal)
    for (const { id } of await listRunning(sender.db)) {
      while (!signal?.aborted && (await preparePortion(sender.db, id, sender.now()))) await othersTurn()
      await settleOverdue(sender.db, id, sender.now())
      await sendIssue(sender, id, signal)
    }
  }
}

async function beginDue(sender: Sender, signal?: AbortSignal) {
  while (!signal?.aborted) {
    const issue = await findDueIssue(sender.db, sender.now())
    if (!issue || !(await freezeIssue(sender.db, issue, sender.draw, sender.now()))) return
  }
}

async function sendIssue(sender: Sender, id: string, signal?: AbortSignal) {
  const { db, from, site, now } = sender
  const frozen = await readFrozen(db, id)
  let yields = 0
  while (!signal?.aborted && yields < mostYields) {
    if (await isAwaitedMailDue(db, now())) {
      yields += 1
      await sender.sleep(yieldMs)
      continue
    }
    yields = 0
    const claimed = await claimBatch(db, id, {
      from,
      site,
      bytesOf: (language) => bytesOf(frozen, language),
      now: now(),
    })
    if (claimed.ok) await sendBatch(sender, claimed.batch, frozen)
    else if (claimed.reason === 'none') return void (await finishIssue(db, id, now()))
    else if (claimed.reason === 'skipped') await othersTurn()
    else return
  }
}

async function sendBatch(sender: Sender, batch: IssueBatch, frozen: Frozen) {
  const { db, now } = sender
  const sealed = openBatch(batch)
  if (!sealed) return giveUp(db, batch, 'Its addresses were encrypted with a SESSION_SECRET that is gone.', now())
  const mails = writeBatch(batch, sealed, frozen)
  const digest = createHash('sha256').update(JSON.stringify(mails)).digest('hex')
  if (batch.digest !== null && batch.digest !== digest) {
    const why = 'It can’t be repeated as it was, because the site has been updated in the meantime.'
    return giveUp(db, batch, why, now())
  }
  for (const reserve of [reserveBatch, reserveRequest]) {
    const early = await reserve(db, now())
    if (early > 0) await sender.sleep(early)
  }
  const begun = await beginAttempt(db, batch, digest, now())
  if (!begun) return
  await settle(sender, begun, sealed, await sender.transport.send(batch.id, mails))
}

async function settle(sender: Sender, batch: IssueBatch, sealed: Sealed, delivery: BatchDelivery) {
  const { db, now, random } = sender
  if (delivery.ok) {
    await settleSent(db, batch, sealed, delivery.mails, now())
    if (delivery.limitPerSecond !== null) await rememberLimit(db, delivery.limitPerSecond)
    return pauseIfUnhealthy(db, batch.issue_id)
  }
  const { kind, error, retryAfterMs = 0 } = delivery
  if (kind === 'permanent' || kind === 'too large') return settleRefused(db, batch, sealed, error, now())
  if (kind === 'uncertain') return settleUnknown(db, batch, error, now())
  const isCounted = kind === 'unavailable' || kind === 'retry'
  const pause = Math.max(retryAfterMs, isCounted ? backoff(batch.attempts, random()) : firstPauseMs)
  // It is tried again with the same key.
  await endLease(db, 'newsletter_batches', batch, {
    error,
    next_attempt_at: now() + pause,
    ...(isCounted ? {} : notTried(batch)),
  })
  if (kind === 'configuration') await pauseIssue(db, batch.issue_id, error)
  else await sender.sleep(Math.min(pause, longestSleepMs))
}

/** For a request that the provider refused because there were too many. */
const firstPauseMs = 1_000
/** Other batches are not tried at once while the provider has trouble. */
const longestSleepMs = 5_000

// The mails of a batch, made from an issue's drawn text and each reader's links: the same input gives the same bytes.
type Drawn = { subject: string; html: string; text: string }
/** An issue's mails by language. */
type Frozen = ReadonlyMap<Language, Drawn>

async function readFrozen(db: Db, issueId: string): Promise<Frozen> {
  const rows = await db.selectFrom('newsletter_frozen').selectAll().where('issue_id', '=', issueId).execute()
  return new Map(rows.map(({ language, subject, html, text }) => [language, { subject, html, text }]))
}

/** Headers, links and JSON around a mail's texts. */
const bytesAround = 3_000

/** About how much of a request one mail takes. */
function bytesOf(frozen: Frozen, language: Language): number {
  const drawn = frozen.get(language)
  return bytesAround + (drawn ? Buffer.byteLength(drawn.html) * 1.1 + Buffer.byteLength(drawn.text) : 0)
}

function writeBatch(
  { issue_id, language }: Pick<IssueBatch, 'issue_id' | 'language'>,
  { from, site, readers }: Sealed,
  frozen: Frozen,
): BatchMail[] {
  const drawn = frozen.get(language)
  if (!drawn) throw new Error(`Issue ${issue_id} has no mail in ${language}`)
  const listId = `newsletter.${new URL(site).hostname}`
  return readers.map(({ n, to, key }) => {
    const { preferences, unsubscribe, oneClick } = subscriberLinks({ id: '', opt_in: 0, link_key: key, language })
    return {
      from,
      to,
      subject: drawn.subject,
      ...fillSlots(drawn, { preferences: site + preferences, unsubscribe: site + unsubscribe }),
      headers: issueHeaders({ oneClick: site + oneClick }, listId),
      // By these a webhook finds the mail even before the answer is stored.
      tags: [
        { name: 'issue', value: issue_id },
        { name: 'n', value: String(n) },
      ],
    }
  })
}

// Records what became of a batch.
/** Reports of the mail service may have come before its answer: only 'batched' and 'unknown' give way. */
function settleSent(
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
function settleUnknown(db: Db, batch: IssueBatch, error: string, now: number): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await lockIssue(trx, batch.issue_id)
    await moveMails(trx, batch, { to: 'unknown', reason: error }, now)
    await close(trx, batch, 'unknown', error)
  })
}

const giveUp = (db: Db, batch: IssueBatch, why: StoredKey, now: number) => settleUnknown(db, batch, why, now)

/** A clear refusal: the halves are tried apart, under new keys, until the mail at fault is alone. */
function settleRefused(db: Db, batch: IssueBatch, sealed: Sealed, error: string, now: number): Promise<void> {
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

/** Gives up batches that were first tried too long ago for a safe repetition. */
async function settleOverdue(db: Db, issueId: string, now: number): Promise<void> {
  const overdue = await db
    .selectFrom('newsletter_batches')
    .selectAll()
    .where('issue_id', '=', issueId)
    .where('state', '=', 'open')
    .where('first_attempt_at', '<=', now - retryWindowMs)
    .limit(100)
    .execute()
  for (const batch of overdue) await giveUp(db, batch, 'No clear answer for 23 hours.', now)
}

/**
 * Ends an issue of which nothing is left to send. Its states must add up to the number of its recipients; otherwise it is
 * paused, and says so. @returns whether it ended
 */
function finishIssue(db: Db, id: string, now: number): Promise<boolean> {
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
  toStored(
    'The states of its emails add up to {sum}, not to its {prepared} recipients. Please report this as a fault of the site.',
    { sum, prepared: Number(prepared) },
  )
