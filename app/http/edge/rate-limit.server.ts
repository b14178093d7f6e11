// Throttles, counted in the database so that they hold across processes and restarts.

import { hmac } from '#app/http/secrets/secret.server.ts'
import { mailboxKey } from '#db/mailbox-key.ts'
import { hasEndedBefore } from '#db/queries/clock.ts'
import { countDeleted, type DeletePortion } from '#db/queries/expiry.ts'
import type { Trx } from '#db/schema.ts'

export type Bucket = { key: string; limit: number; perMs: number }

/** Thrown when a bucket is full; thrown inside a transaction it undoes what the transaction did. */
export class TooManyRequests extends Error {
  constructor(readonly retryAfterMs: number) {
    super('Too Many Requests')
  }

  get headers() {
    return { 'Retry-After': String(Math.max(1, Math.ceil(this.retryAfterMs / 1000))) }
  }

  /** How a form is refused. @param advice on what to do, without it when to try again */
  refusal(advice = `Please try again in ${this.wait}.`) {
    return { formError: `${this.message}. ${advice}`, status: 429, headers: this.headers }
  }

  /** As in "5 minutes". */
  get wait() {
    const minutes = Math.max(1, Math.ceil(this.retryAfterMs / 60_000))
    return minutes === 1 ? '1 minute' : `${minutes} minutes`
  }
}

/** Counts one event in every bucket. @throws TooManyRequests when one is over its limit */
export async function consume(trx: Trx, buckets: Bucket[], now: number) {
  refuseFor(await countInto(trx, buckets, now))
}

/** @param waits as countInto gives them */
function refuseFor(waits: number[]) {
  const longest = Math.max(...waits)
  if (longest > 0) throw new TooManyRequests(longest)
}

/** Counts one event in every bucket. @returns how long each stays over its limit, in ms; 0 for one that is not */
async function countInto(trx: Trx, buckets: Bucket[], now: number): Promise<number[]> {
  const counters = await trx
    .insertInto('rate_limits')
    .values(buckets.map(({ key, perMs }) => ({ key, count: 1, resets_at: now + perMs })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => {
        const isNew = hasEndedBefore(eb, 'rate_limits.resets_at', 'excluded.resets_at', now)
        return {
          count: eb
            .case()
            .when(isNew)
            .then(1)
            .else(eb('rate_limits.count', '+', 1))
            .end(),
          resets_at: eb
            .case()
            .when(isNew)
            .then(eb.ref('excluded.resets_at'))
            .else(eb.ref('rate_limits.resets_at'))
            .end(),
        }
      }),
    )
    .returning(['key', 'count', 'resets_at'])
    .execute()
  const byKey = new Map(counters.map((counter) => [counter.key, counter]))
  return buckets.map(({ key, limit }) => {
    const counter = byKey.get(key)
    return counter && counter.count > limit ? counter.resets_at - now : 0
  })
}

/** Whether one of the buckets is over its limit with this event, which is counted in all of them. */
export const isOverLimit = async (trx: Trx, buckets: Bucket[], now: number): Promise<boolean> =>
  (await countInto(trx, buckets, now)).some((wait) => wait > 0)

/** Whether the same thing was asked for within this time; counts it. */
export const isRepeat = (trx: Trx, key: string, perMs: number, now: number): Promise<boolean> =>
  isOverLimit(trx, [{ key, limit: 1, perMs }], now)

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
  const buckets = [addressBucket(mailbox), ...senderBuckets(sender, mailbox)]
  const [addressWait = 0, ...waits] = await countInto(trx, buckets, now)
  refuseFor(waits)
  return { isFlooded: addressWait > 0 }
}

/** They are worth nothing once their time is over. @returns how many went */
export const deleteEndedCounters: DeletePortion = (trx, { limit, now }) =>
  countDeleted(
    trx
      .deleteFrom('rate_limits')
      .where('key', 'in', (e) => e.selectFrom('rate_limits').select('key').where('resets_at', '<=', now).limit(limit)),
  )
