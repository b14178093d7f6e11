import { expect } from 'vitest'
import { TooManyRequests } from '#app/http/edge/rate-limit.server.ts'
import type { Db } from '#db/schema.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { type Attempt, admitCode, admitPassword, forgiveAttempts } from './login-throttle.server.ts'

const minute = 60_000
const start = Date.UTC(2026, 4, 4)
const hour = 60 * minute
const ada: Attempt = { email: 'ada@example.com', client: 'home', device: null }
const adasLaptop: Attempt = { ...ada, device: 'laptop' }
/** A stranger who attacks Ada's account from a new network each time. */
const thief = (n: number): Attempt => ({ ...ada, client: `network ${n}` })

/** Minutes to wait, or 0 for an attempt that was admitted. */
async function waitFor(db: Db, attempt: Attempt, now: number, admit = admitPassword) {
  try {
    await admit(db, attempt, now)
    return 0
  } catch (error) {
    if (error instanceof TooManyRequests) return error.retryAfterMs / minute
    throw error
  }
}

describeOnBothDialects('the throttle at the door', () => {
  test('five attempts are free, then the wait grows from one to fifteen minutes', async ({ db }) => {
    let now = start
    for (let attempt = 1; attempt <= 5; attempt++) expect(await waitFor(db, ada, now)).toBe(0)
    const waits = []
    for (let round = 0; round < 6; round++) {
      const wait = await waitFor(db, ada, now)
      waits.push(wait)
      now += wait * minute
      expect(await waitFor(db, ada, now)).toBe(0)
    }
    expect(waits).toEqual([1, 2, 4, 8, 15, 15])
  })

  test('the same account stays open from another address, and is the same in any case', async ({ db }) => {
    for (let attempt = 1; attempt <= 5; attempt++) await waitFor(db, ada, start)
    expect(await waitFor(db, { ...ada, email: ' ADA@example.com' }, start)).toBe(1)
    expect(await waitFor(db, { ...ada, client: 'office' }, start)).toBe(0)
  })

  test('one address gets twenty attempts in ten minutes across all accounts', async ({ db }) => {
    const waits = []
    for (let n = 0; n < 21; n++) waits.push(await waitFor(db, { ...ada, email: `u${n}@example.com` }, start))
    expect(waits).toEqual([...Array(20).fill(0), 10])
    expect(await waitFor(db, { ...ada, email: 'u22@example.com' }, start + 10 * minute)).toBe(0)
  })

  test('a clock set back does not prolong a wait', async ({ db }) => {
    for (let attempt = 1; attempt <= 6; attempt++) await waitFor(db, ada, start)
    for (let n = 0; n < 20; n++) await waitFor(db, { ...ada, email: `u${n}@example.com` }, start)
    const earlier = start - 3 * 24 * 60 * minute
    expect(await waitFor(db, ada, earlier)).toBe(0)
    for (let attempt = 2; attempt <= 5; attempt++) expect(await waitFor(db, ada, earlier)).toBe(0)
    expect(await waitFor(db, ada, earlier)).toBe(1)
  })

  test('the right password returns its attempts', async ({ db }) => {
    for (let n = 0; n < 40; n++) {
      expect(await waitFor(db, ada, start)).toBe(0)
      await db.transaction().execute((trx) => forgiveAttempts(trx, ada))
    }
  })

  test('twelve attempts at once count as twelve', { tags: 'simultaneous' }, async ({ db }) => {
    const waits = await Promise.all(Array.from({ length: 12 }, () => waitFor(db, ada, start)))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5)
  })

  test('the table contains neither addresses nor accounts', async ({ db }) => {
    await waitFor(db, ada, start)
    const keys = await db.selectFrom('rate_limits').select('key').execute()
    expect(JSON.stringify(keys)).not.toMatch(/\bada\b/i)
  })

  test('strangers get twenty attempts at an account across all networks; then they have to wait', async ({ db }) => {
    const waits = []
    for (let n = 0; n < 22; n++) waits.push(await waitFor(db, thief(n), start))
    expect(waits).toEqual([...Array(20).fill(0), 1, 1])
    expect(await waitFor(db, thief(23), start + minute)).toBe(0)
    expect(await waitFor(db, thief(24), start + minute)).toBe(2)
    expect(await waitFor(db, { ...thief(25), email: 'bob@example.com' }, start)).toBe(0)
  })

  test('twenty of a hundred simultaneous strangers are admitted', { tags: 'simultaneous' }, async ({ db }) => {
    const waits = await Promise.all(Array.from({ length: 100 }, (_, n) => waitFor(db, thief(n), start)))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(20)
  })

  test('strangers never slow down a known device, even from the same address; its own attempts do', async ({ db }) => {
    for (let n = 0; n < 30; n++) {
      await waitFor(db, thief(n), start)
      await waitFor(db, ada, start)
      await waitFor(db, thief(n), start, admitCode)
    }
    const waits = []
    for (let n = 0; n < 6; n++) waits.push(await waitFor(db, adasLaptop, start))
    expect(waits).toEqual([0, 0, 0, 0, 0, 1])
    expect(await waitFor(db, { ...ada, device: 'phone' }, start, admitCode)).toBe(0)
  })

  test('an account allows ten codes an hour across all networks, and ten more on known devices', async ({ db }) => {
    for (const attempts of [thief, (n: number): Attempt => ({ ...ada, device: `device ${n}` })]) {
      const waits = []
      for (let n = 0; n < 12; n++) waits.push(await waitFor(db, attempts(n), start, admitCode))
      expect(waits).toEqual([...Array(10).fill(0), 60, 60])
      expect(await waitFor(db, attempts(13), start + hour, admitCode)).toBe(0)
    }
  })

  test('a successful sign-in returns its own attempts only, not strangers’', async ({ db }) => {
    for (let n = 0; n < 9; n++) await waitFor(db, thief(n), start, admitCode)
    for (let n = 0; n < 19; n++) await waitFor(db, thief(n), start)
    for (let n = 0; n < 3; n++) {
      expect(await waitFor(db, ada, start + minute)).toBe(0)
      expect(await waitFor(db, ada, start + minute, admitCode)).toBe(0)
      await db.transaction().execute((trx) => forgiveAttempts(trx, ada, { codes: 1 }))
      await db.deleteFrom('rate_limits').where('key', 'like', 'login:wait:%').execute()
    }
    expect(await waitFor(db, thief(20), start + minute)).toBe(0)
    expect(await waitFor(db, thief(21), start + minute)).toBe(1)
    expect(await waitFor(db, thief(22), start + minute, admitCode)).toBe(0)
    expect(await waitFor(db, thief(23), start + minute, admitCode)).toBe(59)
  })
})
