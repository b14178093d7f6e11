// Hands due deliveries to their targets, by the rules of the outbox. It never uses the network inside a transaction.

import type { IncomingMessage } from 'node:http'
import { findPublicAddress, internet, type Network } from '#app/http/outside/network.server.ts'
import { toStored } from '#app/languages/stored-messages.ts'
import { singleLine } from '#app/mail/address.ts'
import { backoff } from '#app/mail/breaker.ts'
import { isDue, releaseLost, retryWindowMs, settle, stopRetrying, takeLease } from '#app/mail/lease.server.ts'
import { mailTransaction } from '#app/mail/mail-transaction.server.ts'
import { webhookSwitchedOff } from '#app/mail/messages/staff/operations.ts'
import { queueMail } from '#app/mail/outbox/queue.server.ts'
import { deliverRound } from '#app/mail/rounds.ts'
import { recordAudit, theSite } from '#db/audit.ts'
import { takeAdvisoryLock } from '#db/driver/advisory-lock.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { WebhookDelivery, WebhookTarget } from '#db/tables/webhooks.ts'
import { adminAddressees } from '../notices.server.ts'
import { type MessageBody, slackMessage, type TellingRecord } from './announce.server.ts'
import { testEvent } from './events.ts'
import { parseTarget } from './schema.ts'
import { holdQueued, openTarget, signedHeaders } from './targets.server.ts'

const timeoutMs = 10_000
const longestAnswer = 2_000
const dayMs = 24 * 60 * 60_000
/** A target that fails for so long is switched off. */
export const patienceMs = 5 * dayMs
const overdue = { status: 'failed', why: 'No success for 23 hours.' } as const

type Options = {
  db: Db
  /** The record as other programs read it; null once it is gone. */
  findRecord: (reference: string) => Promise<TellingRecord | null>
  network?: Network
  now?: () => number
  random?: () => number
}

type Outcome = { ok: boolean; answer: string | null; error: string | null }

/** @returns a function that delivers all that is due, or stops when aborted */
export function createWebhookCourier({
  db,
  findRecord,
  network = internet,
  now = Date.now,
  random = Math.random,
}: Options) {
  async function deliverOne(signal?: AbortSignal): Promise<boolean> {
    const delivery = signal?.aborted ? undefined : await claimDelivery(db, now())
    if (!delivery) return false
    const target = await db
      .selectFrom('webhook_targets')
      .selectAll()
      .where('id', '=', delivery.target_id)
      .executeTakeFirst()
    if (!target) return true
    const outcome = await attempt(target, delivery)
    await record(db, { target, delivery, outcome }, now(), random())
    return true
  }

  async function attempt(target: WebhookTarget, delivery: WebhookDelivery): Promise<Outcome> {
    try {
      const opened = openTarget(target)
      if (!opened) return failure('Its address or secret was encrypted with a SESSION_SECRET that is gone.')
      const body = await bodyFor(target, delivery)
      const id = delivery.event_id
      const signed = opened.secret === null ? {} : signedHeaders({ id, body }, opened.secret, now())
      return await post(network, opened.address, body, signed)
    } catch (error) {
      return failure(error instanceof Error ? error.message : String(error))
    }
  }

  async function bodyFor({ kind, has_personal }: WebhookTarget, { body, reference }: WebhookDelivery): Promise<string> {
    const message: MessageBody = JSON.parse(body)
    if (has_personal === 1 && reference) message.data.record = await findRecord(reference)
    return JSON.stringify(kind === 'slack' ? slackMessage(message) : message)
  }

  return async (signal?: AbortSignal): Promise<void> => {
    await releaseLost(db, 'webhook_deliveries', now())
    await stopRetrying(db, 'webhook_deliveries', overdue, now())
    await deliverRound(() => deliverOne(signal))
  }
}

const failure = (error: string, answer: string | null = null): Outcome => ({
  ok: false,
  error: singleLine(error.slice(0, longestAnswer), 500),
  answer,
})

/** One at a time for each target, so that a slow one delays only itself: claims take turns, to see each other's. */
const claimDelivery = (db: Db, now: number): Promise<WebhookDelivery | undefined> =>
  db.transaction().execute(async (trx) => {
    await takeAdvisoryLock(trx, 'webhook claim')
    return claim(trx, now)
  })

function claim(trx: Trx, now: number): Promise<WebhookDelivery | undefined> {
  const due = trx
    .selectFrom('webhook_deliveries')
    .select('id')
    .where(isDue('webhook_deliveries', now))
    .where((e) =>
      e.or([
        e('event', '=', testEvent),
        e('target_id', 'in', e.selectFrom('webhook_targets').select('id').where('is_on', '=', 1)),
      ]),
    )
    .where('target_id', 'not in', (e) =>
      e.selectFrom('webhook_deliveries as other').select('other.target_id').where('other.status', '=', 'sending'),
    )
    .orderBy('next_attempt_at')
    .orderBy('id')
  return takeLease(trx, 'webhook_deliveries', due, now)
}

async function post(network: Network, address: string, body: string, signed: Record<string, string>): Promise<Outcome> {
  const url = parseTarget(address)
  const signal = AbortSignal.timeout(timeoutMs)
  const place = url && (await Promise.race([findPublicAddress(network, url), aborted(signal)]))
  if (!place) return failure('Its address is not public.')
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
    'User-Agent': 'BN-Webhooks/1',
    ...signed,
  }
  const answer = await network.ask(url, place, { method: 'POST', headers, body, signal })
  const { statusCode = 0 } = answer
  const said = `${statusCode} ${await beginningOf(answer)}`.trim()
  if (statusCode >= 200 && statusCode < 300) return { ok: true, answer: said, error: null }
  return failure(toStored('It answered {status}.', { status: statusCode }), said)
}

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, fail) => signal.addEventListener('abort', () => fail(signal.reason), { once: true }))

async function beginningOf(answer: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of answer as AsyncIterable<Uint8Array>) {
      chunks.push(chunk)
      size += chunk.byteLength
      if (size >= longestAnswer) break
    }
  } catch {
    // A body that hangs or breaks off changes nothing: the status has come, and is the answer.
  }
  answer.destroy()
  return singleLine(Buffer.concat(chunks).subarray(0, longestAnswer).toString(), 500)
}

type Attempted = { target: WebhookTarget; delivery: WebhookDelivery; outcome: Outcome }

async function record(db: Db, { target, delivery, outcome }: Attempted, now: number, random: number): Promise<void> {
  const { answer, error } = outcome
  const said = { last_answer: answer, last_error: error }
  if (outcome.ok) {
    await recordSent(db, delivery.id, { ...said, status: 'sent', sent_at: now, locked_until: null })
    await db.updateTable('webhook_targets').set({ failing_since: null }).where('id', '=', target.id).execute()
    return
  }
  const next_attempt_at = now + backoff(delivery.attempts, random)
  await settle(db, 'webhook_deliveries', delivery, { ...said, status: 'queued', next_attempt_at })
  await blame(db, { target, delivery }, now)
}

/** Noted even if the lease was lost meanwhile: it has arrived. */
const recordSent = (db: Db, id: string, sent: Partial<WebhookDelivery>) =>
  db
    .updateTable('webhook_deliveries')
    .set(sent)
    .where('id', '=', id)
    .where('status', 'in', ['sending', 'queued', 'held', 'failed'])
    .execute()

/** Counts a failure; after too long a time of them the target is switched off, and admins are told. */
async function blame(db: Db, { target, delivery }: Omit<Attempted, 'outcome'>, now: number): Promise<void> {
  const { id, name, host } = target
  await mailTransaction(db, async (trx) => {
    const isRepeated = await hasFailedLately(trx, delivery, now)
    const blamed = await trx
      .updateTable('webhook_targets')
      .set((e) => ({ failing_since: isRepeated ? e.fn.coalesce('failing_since', e.val(now)) : now }))
      .where('id', '=', id)
      .where('is_on', '=', 1)
      .returning('failing_since')
      .executeTakeFirst()
    if (!blamed || now - Number(blamed.failing_since ?? now) < patienceMs) return
    await trx
      .updateTable('webhook_targets')
      .set((e) => ({ is_on: 0, version: e('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
    await holdQueued(trx, id)
    await recordAudit(trx, { verb: 'switched-off', kind: 'webhook', id, reference: name }, { actor: theSite, now })
    for (const admin of await adminAddressees(trx))
      await queueMail(trx, webhookSwitchedOff({ ...admin, id, name, host }), now)
  })
}

/** True if another attempt failed in the last two days: one failure after a quiet time shows nothing of the days before. */
async function hasFailedLately(trx: Trx, { id, target_id, attempts }: WebhookDelivery, now: number): Promise<boolean> {
  if (attempts > 1) return true
  const other = await trx
    .selectFrom('webhook_deliveries')
    .select('id')
    .where('target_id', '=', target_id)
    .where('id', '!=', id)
    .where('last_error', 'is not', null)
    .where('first_attempt_at', '>', now - retryWindowMs - dayMs)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}
