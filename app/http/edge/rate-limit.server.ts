// Rate limits, counted in the database so that they hold across processes and restarts.

import { hmac } from '#app/http/secrets/secret.server.ts'
import { message } from '#app/languages/message.ts'
import type { Message } from '#app/languages/phrases.server.ts'
import { mailboxKey } from '#db/mailbox-key.ts'
import { hasEndedBefore } from '#db/queries/clock.ts'
import { countDeleted, type DeletePortion } from '#db/queries/expiry.ts'
import type { Trx } from '#db/schema.ts'

export type Bucket = {
  key: string
  limit: number
  perMs: number
  /** What the event counts for, such as the bytes of a file; 1 by default. */
  amount?: number
}

/** Thrown when a bucket is full; inside a transaction it rolls back. */
export class TooManyRequests extends Error {
  constructor(readonly retryAfterMs: number) {
    super('Too Many Requests')
  }

  get headers() {
    return { 'Retry-After': String(Math.max(1, Math.ceil(this.retryAfterMs / 1000))) }
  }

  /** The form's refusal. @param formError by default, when to retry */
  refusal(formError: Message = message('Too Many Requests. Please try again in {wait}.', { wait: this.wait })) {
    return { formError, status: 429, headers: this.headers }
  }

  /** Such as "5 minutes". */
  get wait() {
    const minutes = Math.max(1, Math.ceil(this.retryAfterMs / 60_000))
    return message('{count, plural, one {# minute} other {# minutes}}', { count: minutes })
  }
}

/** Counts one event in every bucket. @throws TooManyRequests when one exceeds its limit */
export async function consume(trx: Trx, buckets: Bucket[], now: number) {
  refuseFor(await countInto(trx, buckets, now))
}

/** @param waits returned by countInto */
function refuseFor(waits: number[]) {
  const longest = Math.max(...waits)
  if (longest > 0) throw new TooManyRequests(longest)
}

/** Counts one event in every bucket. @returns how long each stays over its limit, in ms; 0 if it is not */
async function countInto(trx: Trx, buckets: Bucket[], now: number): Promise<number[]> {
  const counters = await trx
    .insertInto('rate_limits')
    .values(buckets.map(({ key, perMs, amount = 1 }) => ({ key, count: amount, resets_at: now + perMs })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => {
        const isNew = hasEndedBefore(eb, 'rate_limits.resets_at', 'excluded.resets_at', now)
        return {
          count: eb
            .case()
            .when(isNew)
            .then(eb.ref('excluded.count'))
            .else(eb('rate_limits.count', '+', eb.ref('excluded.count')))
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

/** Counts one event in every bucket. @returns whether one exceeds its limit */
export const isOverLimit = async (trx: Trx, buckets: Bucket[], now: number): Promise<boolean> =>
  (await countInto(trx, buckets, now)).some((wait) => wait > 0)

/** Counts the event. @returns whether the same one was counted within this time */
export const isRepeat = (trx: Trx, key: string, perMs: number, now: number): Promise<boolean> =>
  isOverLimit(trx, [{ key, limit: 1, perMs }], now)

const minutes = 60_000

type Sender = {
  /** The form's name: each form has a limit for one sender. */
  form: string
  /** See clientKey. */
  client: string
  email: string
}

/** Limits one person on one form, and one network, such as a school's, on all forms together. */
const senderBuckets = ({ form, client }: Sender, mailbox: string): Bucket[] => [
  { key: `form:10m:${client}`, limit: 40, perMs: 10 * minutes },
  { key: `form:day:${client}`, limit: 200, perMs: 24 * 60 * minutes },
  { key: `form:sender:${hmac('sender', `${form}\0${mailbox}\0${client}`)}`, limit: 5, perMs: 60 * minutes },
]

/** Limits one email address from everywhere. Others may have typed it, so exceeding it does not refuse them. */
const addressBucket = (mailbox: string): Bucket => ({
  key: `form:address:${hmac('sender', mailbox)}`,
  limit: 20,
  perMs: 60 * minutes,
})

/**
 * Counts a submission of a public form.
 * @returns isFlooded when this email address was used more often than one person would
 * @throws TooManyRequests when this sender exceeds a limit
 */
export async function countSend(trx: Trx, sender: Sender, now: number): Promise<{ isFlooded: boolean }> {
  const mailbox = mailboxKey(sender.email)
  const buckets = [addressBucket(mailbox), ...senderBuckets(sender, mailbox)]
  const [addressWait = 0, ...waits] = await countInto(trx, buckets, now)
  refuseFor(waits)
  return { isFlooded: addressWait > 0 }
}

/** Expired counters are worthless. @returns the number deleted */
export const deleteEndedCounters: DeletePortion = (trx, { limit, now }) =>
  countDeleted(
    trx
      .deleteFrom('rate_limits')
      .where('key', 'in', (e) => e.selectFrom('rate_limits').select('key').where('resets_at', '<=', now).limit(limit)),
  )
