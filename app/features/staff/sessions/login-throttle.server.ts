// Limits password guessing from any source. A browser that has signed in to the account before is limited only by its
// own attempts, never by strangers'. docs/security.md, "Guessing", explains why.

import { findUserByEmail } from '#app/features/staff/accounts/users.server.ts'
import { emailKey } from '#app/forms/fields/rules.ts'
import { consume, TooManyRequests } from '#app/http/edge/rate-limit.server.ts'
import { hmac } from '#app/http/secrets/secret.server.ts'
import { recordAudit, stranger, type UserVerb } from '#db/audit.ts'
import { hasEnded, stillLasts } from '#db/queries/clock.ts'
import type { Db, Trx } from '#db/schema.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const longestWait = 15 * minute
/** The attempts without a wait: for one client at one account, and for all strangers at one account. */
const freeAttempts = 5
const freeOfStrangers = 20

export type Attempt = {
  email: string
  /** The HMAC of clientKey. */
  client: string
  /** The browser's name if the account knows it (known-device.server.ts), or the session; null for strangers. */
  device: string | null
}

/**
 * Counts an attempt before the password is compared, so that simultaneous attempts all count. @throws TooManyRequests
 */
export function admitPassword(db: Db, attempt: Attempt, now: number): Promise<void> {
  const { address, strangers, own } = keys(attempt)
  return db.transaction().execute(async (trx) => {
    if (!attempt.device) {
      await consume(trx, [{ key: address, limit: 20, perMs: 10 * minute }], now)
      await slowDown(trx, strangers, freeOfStrangers, now)
    }
    await slowDown(trx, own, freeAttempts, now)
  })
}

/** The same for a code: ten wrong ones an hour, from any source. @throws TooManyRequests */
export function admitCode(db: Db, attempt: Attempt, now: number): Promise<void> {
  const { address, codes, own } = keys(attempt)
  return db.transaction().execute(async (trx) => {
    if (!attempt.device) await consume(trx, [{ key: address, limit: 20, perMs: 10 * minute }], now)
    await consume(trx, [{ key: codes, limit: 10, perMs: hour }], now)
    await slowDown(trx, own, freeAttempts, now)
  })
}

/**
 * After a successful sign-in this resets the client's count and returns its attempts to the shared counts; others'
 * attempts stay counted. It must come first in its transaction and lock rows in the order in which they are counted, to
 * avoid deadlocks.
 */
export async function forgiveAttempts(trx: Trx, attempt: Attempt, { codes = 0 } = {}): Promise<void> {
  const key = keys(attempt)
  if (!attempt.device) {
    await giveBack(trx, key.address, 1 + codes)
    await giveBack(trx, key.strangers.failures, 1)
  }
  if (codes > 0) await giveBack(trx, key.codes, codes)
  for (const own of [key.own.failures, key.own.wait]) {
    await trx.deleteFrom('rate_limits').where('key', '=', own).execute()
  }
}

type Slow = { failures: string; wait: string }

/** After `free` attempts each one starts a wait of 1, 2, 4 … minutes; earlier attempts are refused and not counted. */
async function slowDown(trx: Trx, { failures, wait }: Slow, free: number, now: number) {
  // Counted before anything is read, because updating the row makes attempts take turns.
  const count = await countUp(trx, failures, now)
  const waiting = await trx
    .selectFrom('rate_limits')
    .select('resets_at')
    .where('key', '=', wait)
    .where((e) => stillLasts(e, 'resets_at', longestWait, now))
    .executeTakeFirst()
  if (waiting) throw new TooManyRequests(waiting.resets_at - now)
  if (count < free) return
  const until = now + Math.min(longestWait, minute * 2 ** (count - free))
  await trx
    .insertInto('rate_limits')
    .values({ key: wait, count: 1, resets_at: until })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ resets_at: until }))
    .execute()
}

/** Failures are kept for a day after the last one. */
async function countUp(trx: Trx, key: string, now: number): Promise<number> {
  const { count } = await trx
    .insertInto('rate_limits')
    .values({ key, count: 1, resets_at: now + day })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        count: eb
          .case()
          .when(hasEnded(eb, 'rate_limits.resets_at', day, now))
          .then(1)
          .else(eb('rate_limits.count', '+', 1))
          .end(),
        resets_at: now + day,
      })),
    )
    .returning('count')
    .executeTakeFirstOrThrow()
  return count
}

async function giveBack(trx: Trx, key: string, attempts: number) {
  await trx
    .updateTable('rate_limits')
    .set((eb) => ({ count: eb('count', '-', attempts) }))
    .where('key', '=', key)
    .where('count', '>=', attempts)
    .execute()
}

function keys({ email, client, device }: Attempt) {
  const account = emailKey(email)
  const strangers = hmac('login-account', account)
  const pair = device ? hmac('login-device', `${account}\0${device}`) : hmac('login', `${account}\0${client}`)
  return {
    address: `login:address:${client}`,
    strangers: slowKeys(strangers),
    codes: `login:codes:${device ? 'known' : 'strange'}:${strangers}`,
    own: slowKeys(pair),
  }
}

const slowKeys = (name: string): Slow => ({ failures: `login:failures:${name}`, wait: `login:wait:${name}` })

// Records failed sign-ins in the audit log.

/** Recorded for known and unknown accounts, so that both take the same time. */
export function recordRefusal(
  db: Db,
  email: string,
  address: string,
  now: number,
  verb: 'sign-in-refused' | 'code-refused' | 'passkey-needed' = 'sign-in-refused',
): Promise<void> {
  return db.transaction().execute((trx) => record(trx, verb, email, address, now))
}

/** Once in ten minutes for each client, so that repeated attempts do not fill the log. */
export async function recordThrottle(db: Db, attempt: { email: string; client: string }, address: string, now: number) {
  const bucket = { key: `login:throttled:${attempt.client}`, limit: 1, perMs: 10 * 60_000 }
  try {
    await db.transaction().execute(async (trx) => {
      await consume(trx, [bucket], now)
      await record(trx, 'sign-in-throttled', attempt.email, address, now)
    })
  } catch (error) {
    if (!(error instanceof TooManyRequests)) throw error
  }
}

// An address without an account is not stored: it may be a password typed into the wrong field.
async function record(trx: Trx, verb: UserVerb, email: string, address: string, now: number) {
  const user = await findUserByEmail(trx, email)
  const entry = { verb, kind: 'user', id: user?.id, reference: user?.email } as const
  await recordAudit(trx, user ? entry : { ...entry, detail: { account: 'unknown' } }, { actor: stranger(address), now })
}
