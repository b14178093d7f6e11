// Slows guessing down. Counted by account and address together, so that nobody can lock somebody else out.
import { emailKey } from '#app/forms/rules.ts'
import { consume, TooManyRequests } from '#app/http/rate-limit.server.ts'
import { hmac } from '#app/http/secret.server.ts'
import { hasEnded, stillLasts } from '#db/clock.ts'
import type { Db, Trx } from '#db/schema.ts'

const minute = 60_000
const day = 24 * 60 * minute
const freeAttempts = 5
const longestWait = 15 * minute

/** @param client the HMAC of clientKey */
type Attempt = { email: string; client: string }

/** Counts an attempt before it is tried, so that many at once count as many. @throws TooManyRequests */
export function admitAttempt(db: Db, attempt: Attempt, now: number): Promise<void> {
  const { failures, wait, address } = keys(attempt)
  return db.transaction().execute(async (trx) => {
    // First, because its row makes attempts from one address take turns.
    await consume(trx, [{ key: address, limit: 20, perMs: 10 * minute }], now)
    const waiting = await trx
      .selectFrom('rate_limits')
      .select('resets_at')
      .where('key', '=', wait)
      .where((e) => stillLasts(e, 'resets_at', longestWait, now))
      .executeTakeFirst()
    if (waiting) throw new TooManyRequests(waiting.resets_at - now)
    const count = await countUp(trx, failures, now)
    if (count < freeAttempts) return
    const until = now + Math.min(longestWait, minute * 2 ** (count - freeAttempts))
    await trx
      .insertInto('rate_limits')
      .values({ key: wait, count: 1, resets_at: until })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ resets_at: until }))
      .execute()
  })
}

/** After everything was right: the account's count starts anew, and the address gets these attempts back. */
export function forgiveAttempts(db: Db, attempt: Attempt, attempts = 1): Promise<void> {
  const { failures, wait, address } = keys(attempt)
  return db.transaction().execute(async (trx) => {
    await trx.deleteFrom('rate_limits').where('key', 'in', [failures, wait]).execute()
    await trx
      .updateTable('rate_limits')
      .set((eb) => ({ count: eb('count', '-', attempts) }))
      .where('key', '=', address)
      .where('count', '>=', attempts)
      .execute()
  })
}

/** Failures are remembered for a day after the last one. */
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

function keys({ email, client }: Attempt) {
  const pair = hmac('login', `${emailKey(email)}\0${client}`)
  return { failures: `login:failures:${pair}`, wait: `login:wait:${pair}`, address: `login:address:${client}` }
}
