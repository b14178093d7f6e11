import { expect, test } from 'vitest'
import { TooManyRequests } from '#app/http/rate-limit.server.ts'
import type { Db } from '#db/schema.ts'
import { describeOnBothDialects } from '#tests/support/databases.ts'
import { admitAttempt, forgiveAttempts } from './login-throttle.server.ts'

const minute = 60_000
const start = Date.UTC(2026, 4, 4)
const ada = { email: 'ada@example.com', client: 'home' }

/** Minutes to wait, or 0 for an attempt that was let in. */
async function waitFor(db: Db, attempt: typeof ada, now: number) {
  try {
    await admitAttempt(db, attempt, now)
    return 0
  } catch (error) {
    if (error instanceof TooManyRequests) return error.retryAfterMs / minute
    throw error
  }
}

describeOnBothDialects('the throttle at the door', (open) => {
  test('five attempts are free, then the wait grows from one to fifteen minutes', async () => {
    const db = await open()
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

  test('the same account stays open from another address, and in any letter case it is the same account', async () => {
    const db = await open()
    for (let attempt = 1; attempt <= 5; attempt++) await waitFor(db, ada, start)
    expect(await waitFor(db, { ...ada, email: ' ADA@example.com' }, start)).toBe(1)
    expect(await waitFor(db, { ...ada, client: 'office' }, start)).toBe(0)
  })

  test('one address gets twenty attempts in ten minutes over all accounts', async () => {
    const db = await open()
    const waits = []
    for (let n = 0; n < 21; n++) waits.push(await waitFor(db, { email: `u${n}@example.com`, client: 'home' }, start))
    expect(waits).toEqual([...Array(20).fill(0), 10])
    expect(await waitFor(db, { email: 'u22@example.com', client: 'home' }, start + 10 * minute)).toBe(0)
  })

  test('a clock that is set back lets nobody wait for it to catch up', async () => {
    const db = await open()
    for (let attempt = 1; attempt <= 6; attempt++) await waitFor(db, ada, start)
    for (let n = 0; n < 20; n++) await waitFor(db, { email: `u${n}@example.com`, client: 'home' }, start)
    const earlier = start - 3 * 24 * 60 * minute
    expect(await waitFor(db, ada, earlier)).toBe(0)
    for (let attempt = 2; attempt <= 5; attempt++) expect(await waitFor(db, ada, earlier)).toBe(0)
    expect(await waitFor(db, ada, earlier)).toBe(1)
  })

  test('the right password gives its attempts back', async () => {
    const db = await open()
    for (let n = 0; n < 40; n++) {
      expect(await waitFor(db, ada, start)).toBe(0)
      await forgiveAttempts(db, ada)
    }
  })

  test('twelve attempts at once count as twelve', async () => {
    const db = await open()
    const waits = await Promise.all(Array.from({ length: 12 }, () => waitFor(db, ada, start)))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5)
  })

  test('no address and no account stands in the table', async () => {
    const db = await open()
    await waitFor(db, ada, start)
    const keys = await db.selectFrom('rate_limits').select('key').execute()
    expect(JSON.stringify(keys)).not.toMatch(/\bada\b/i)
  })
})
