// Throttles, counted in the database so that they hold across processes and restarts.
import { clockTolerance } from '#db/clock.ts'
import { countDeleted, type DeletePortion } from '#db/expiry.ts'
import { mailboxKey } from '#db/mailbox-key.ts'
import type { Trx } from '#db/schema.ts'
import { hmac } from './secret.server.ts'

export type Bucket = { key: string; limit: number; perMs: number }

/** Thrown when a bucket is full; thrown inside a transaction it undoes what the transaction did. */
export class TooManyRequests extends Error {
  constructor(readonly retryAfterMs: number) {
    super('Too many requests')
  }

  get headers() {
    return { 'Retry-After': String(Math.max(1, Math.ceil(this.retryAfterMs / 1000))) }
  }

  /** As in "5 minutes". */
  get wait() {
    const minutes = Math.max(1, Math.ceil(this.retryAfterMs / 60_000))
    return minutes === 1 ? '1 minute' : `${minutes} minutes`
  }
}

/** Counts one event in every bucket. @throws TooManyRequests when one is over its limit */
export async function consume(trx: Trx, buckets: Bucket[], now: number) {
  const waits = await countInto(trx, buckets, now)
  refuseUntil(Math.max(...waits.values()))
}

function refuseUntil(retryAfterMs: number) {
  if (retryAfterMs > 0) throw new TooManyRequests(retryAfterMs)
}

/** @returns for each bucket's key how long it stays over its limit, in ms; 0 where it is not */
async function countInto(trx: Trx, buckets: Bucket[], now: number): Promise<Map<string, number>> {
  const counters = await trx
    .insertInto('rate_limits')
    .values(buckets.map(({ key, perMs }) => ({ key, count: 1, resets_at: now + perMs })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => {
        const begun = eb.ref('excluded.resets_at')
        const hasEnded = eb.or([
          eb('rate_limits.resets_at', '<=', eb.val(now)),
          // Further ahead than it lasts: the clock was set back.
          eb('rate_limits.resets_at', '>', eb(begun, '+', eb.val(clockTolerance))),
        ])
        return {
          count: eb
            .case()
            .when(hasEnded)
            .then(1)
            .else(eb('rate_limits.count', '+', 1))
            .end(),
          resets_at: eb.case().when(hasEnded).then(begun).else(eb.ref('rate_limits.resets_at')).end(),
        }
      }),
    )
    .returning(['key', 'count', 'resets_at'])
    .execute()
  const limits = new Map(buckets.map(({ key, limit }) => [key, limit]))
  return new Map(
    counters.map(({ key, count, resets_at }) => [key, count > (limits.get(key) ?? 0) ? resets_at - now : 0]),
  )
}

/** Whether the same thing was asked for within this time; counts it. */
export const isRepeat = (trx: Trx, key: string, perMs: number, now: number) =>
  isOver(trx, { key, limit: 1, perMs }, now)

async function isOver(trx: Trx, bucket: Bucket, now: number): Promise<boolean> {
  try {
    await consume(trx, [bucket], now)
    return false
  } catch (error) {
    if (error instanceof TooManyRequests) return true
    throw error
  }
}

const minutes = 60_000

export type Sender = {
  /** What is sent: a person has a limit for each. */
  form: string
  /** The sender's clientKey. */
  client: string
  email: string
}

/** What one person may send through a form, and one network, as a school's, through all of them. */
const senderBuckets = ({ form, client }: Sender, mailbox: string): Bucket[] => [
  { key: `form:10m:${client}`, limit: 40, perMs: 10 * minutes },
  { key: `form:day:${client}`, limit: 200, perMs: 24 * 60 * minutes },
  { key: `form:sender:${hmac('sender', `${form}\0${mailbox}\0${client}`)}`, limit: 5, perMs: 60 * minutes },
]

/** What may come with one email address from everywhere. Its owner has typed the least of it: nobody is refused. */
const addressBucket = (mailbox: string): Bucket => ({
  key: `form:address:${hmac('sender', mailbox)}`,
  limit: 20,
  perMs: 60 * minutes,
})

/**
 * Counts what somebody sends through a public form.
 * @returns whether more has come with this email address than one person sends
 * @throws TooManyRequests when this sender is over a limit
 */
export async function countSend(trx: Trx, sender: Sender, now: number): Promise<{ isFlooded: boolean }> {
  const mailbox = mailboxKey(sender.email)
  const address = addressBucket(mailbox)
  const waits = await countInto(trx, [...senderBuckets(sender, mailbox), address], now)
  const isFlooded = waits.get(address.key) !== 0
  waits.delete(address.key)
  refuseUntil(Math.max(...waits.values()))
  return { isFlooded }
}

/** They are worth nothing once their time is over. @returns how many went */
export const deleteEndedCounters: DeletePortion = (trx, { limit, now }) =>
  countDeleted(
    trx
      .deleteFrom('rate_limits')
      .where('key', 'in', (e) => e.selectFrom('rate_limits').select('key').where('resets_at', '<=', now).limit(limit)),
  )
