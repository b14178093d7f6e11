// Sends the issues whose time has come: prepares one, hands its batches over at the pace of all servers, and ends it.
// It never uses the network inside a transaction, and always yields to mails that a person is waiting for.
import { createHash } from 'node:crypto'
import { setImmediate as othersTurn, setTimeout as wait } from 'node:timers/promises'
import type { BatchDelivery, BatchTransport } from '#app/mail/batch-transport.server.ts'
import { backoff } from '#app/mail/breaker.ts'
import { isAwaitedMailDue } from '#app/mail/outbox/claim.server.ts'
import { rememberLimit, reserveRequest } from '#app/mail/pace.server.ts'
import type { Db } from '#db/schema.ts'
import type { IssueBatch, IssueRow } from '#db/tables/issues.ts'
import { bytesOf, type Frozen, readFrozen, writeBatch } from './batch-mails.server.ts'
import { beginAttempt, claimBatch, openBatch, type Sealed } from './claim.server.ts'
import { pauseIfUnhealthy, pauseIssue } from './health.server.ts'
import { reserveBatch } from './pace.server.ts'
import { dropCancelled } from './portions.server.ts'
import { type DrawText, findDueIssue, freezeIssue, preparePortion } from './prepare.server.ts'
import { finishIssue, settleLater, settleOverdue, settleRefused, settleSent, settleUnknown } from './settle.server.ts'

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

const listRunning = (db: Db): Promise<Pick<IssueRow, 'id'>[]> =>
  db
    .selectFrom('newsletter_issues')
    .select('id')
    .where('status', 'in', ['preparing', 'sending'])
    .orderBy('send_at')
    .execute()

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
  if (!sealed)
    return settleUnknown(db, batch, 'Its addresses were encrypted with a SESSION_SECRET that is gone.', now())
  const mails = writeBatch(batch, sealed, frozen)
  const digest = createHash('sha256').update(JSON.stringify(mails)).digest('hex')
  if (batch.digest !== null && batch.digest !== digest) {
    return settleUnknown(
      db,
      batch,
      'It can’t be repeated as it was, because the site has been updated in the meantime.',
      now(),
    )
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
  await settleLater(db, batch, { error, at: now() + pause, isCounted })
  if (kind === 'configuration') await pauseIssue(db, batch.issue_id, error)
  else await sender.sleep(Math.min(pause, longestSleepMs))
}

/** For a request that the provider refused because there were too many. */
const firstPauseMs = 1_000
/** Other batches are not tried at once while the provider has trouble. */
const longestSleepMs = 5_000
