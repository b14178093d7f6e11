import { expect } from 'vitest'
import type { Db } from '#db/schema.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { withQueryTexts } from '#tests/support/query-texts.ts'
import { consume, isRepeat, TooManyRequests } from './rate-limit.server.ts'

const minute = 60_000
const day = 24 * 60 * minute
const start = Date.UTC(2026, 4, 4)

/** Minutes to wait, or 0 if allowed. */
async function waitFor(db: Db, now: number, client = 'office') {
  try {
    await db.transaction().execute((trx) => consume(trx, [{ key: client, limit: 5, perMs: 60 * minute }], now))
    return 0
  } catch (error) {
    if (error instanceof TooManyRequests) return error.retryAfterMs / minute
    throw error
  }
}

describeOnBothDialects('the throttle', (open) => {
  test('allows five, and more once the period is over', async ({ db }) => {
    const waits = []
    for (let n = 0; n < 6; n++) waits.push(await waitFor(db, start))
    expect(waits).toEqual([0, 0, 0, 0, 0, 60])
    expect(await waitFor(db, start + 60 * minute)).toBe(0)
  })

  test('restarts when its end is too far ahead, because the clock was set back', async ({ db }) => {
    for (let n = 0; n < 6; n++) await waitFor(db, start)
    const waits = []
    for (let n = 0; n < 6; n++) waits.push(await waitFor(db, start - 3 * day))
    expect(waits).toEqual([0, 0, 0, 0, 0, 60])
  })

  test('tolerates another server that is some seconds ahead', async ({ db }) => {
    for (let n = 0; n < 5; n++) await waitFor(db, start)
    expect(await waitFor(db, start - 30_000)).toBeGreaterThan(60)
  })

  test('sends the same SQL text at any time', async () => {
    const { db, texts } = withQueryTexts(await open())
    await waitFor(db, start)
    await waitFor(db, start + 1)
    expect(texts.size).toBe(1)
  })

  test('recognises a repetition, but not one dated in the future', async ({ db }) => {
    const ask = (now: number) => db.transaction().execute((trx) => isRepeat(trx, 'asked', 10 * minute, now))
    expect([await ask(start), await ask(start + minute), await ask(start - day)]).toEqual([false, true, false])
  })
})
