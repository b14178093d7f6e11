import { expect } from 'vitest'
import type { Db } from '#db/schema.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { withQueryTexts } from '#tests/support/query-texts.ts'
import { readLimit, rememberLimit, reserveBatch, reserveRequest, reserveSlot } from './pace.server.ts'

const start = Date.UTC(2026, 4, 4)

describeOnBothDialects('the rate of sending', (open) => {
  test('gives each caller the next free slot', async ({ db }) => {
    const waits = []
    for (const now of [start, start, start + 50, start + 1000]) waits.push(await reserveSlot(db, 'mail_pace', 100, now))
    expect(waits).toEqual([0, 100, 150, 0])
  })

  test('starts again when the next slot is far ahead, because the clock was set back', async ({ db }) => {
    await reserveSlot(db, 'mail_pace', 100, start)
    expect(await reserveSlot(db, 'mail_pace', 100, start - 3_600_000)).toBe(0)
  })

  test('is half of what the provider last said it allows, and slow until it says so', async ({ db }) => {
    const gap = async () => {
      await db.updateTable('mail_pace').set({ next_send_at: 0 }).execute()
      return (await reserveRequest(db, start)) + (await reserveRequest(db, start))
    }
    expect([await readLimit(db), await gap()]).toEqual([2, 1000])
    for (const [limit, expected] of [
      [10, 200],
      [5, 400],
      [3, 667],
    ] as const) {
      await rememberLimit(db, limit)
      expect([await readLimit(db), await gap()]).toEqual([limit, expected])
    }
  })

  test('sends the same SQL text at any time', async () => {
    const { db, texts } = withQueryTexts(await open())
    await reserveSlot(db, 'mail_pace', 100, start)
    await reserveSlot(db, 'mail_pace', 100, start + 1)
    expect(texts.size).toBe(1)
  })
})

const second = 1_000
/** The time that an answer takes. */
const answerMs = 30

type Reserve = (db: Db, now: number) => Promise<number>
/** @property at when it is free again */
type Worker = { at: number; slots: readonly Reserve[] }

/** Two servers with work all the time: four that hand over single mails, and one with batches, in each. */
const workers = (): Worker[] =>
  [1, 2].flatMap(() => [
    ...[1, 2, 3, 4].map(() => ({ at: start, slots: [reserveRequest] })),
    { at: start, slots: [reserveBatch, reserveRequest] },
  ])

/** @returns when each request leaves */
async function workFor(db: Db, ms: number): Promise<number[]> {
  const all = workers()
  const begun: number[] = []
  for (;;) {
    const next = all.reduce((first, worker) => (worker.at < first.at ? worker : first))
    if (next.at > start + ms) return begun
    for (const reserve of next.slots) next.at += Math.max(0, await reserve(db, next.at))
    begun.push(next.at)
    next.at += answerMs
  }
}

const mostInOneSecond = (times: readonly number[]) =>
  Math.max(...times.map((from) => times.filter((at) => at >= from && at < from + second).length))

describeOnBothDialects('single mails and batches of two servers', (open) => {
  test.each([2, 5, 10])('keep together to half of the %i requests a second that the provider allows', async (limit) => {
    const db = await open()
    await rememberLimit(db, limit)
    const begun = await workFor(db, 20 * second)
    expect(mostInOneSecond(begun)).toBeLessThanOrEqual(Math.ceil(limit / 2))
    expect(begun.length).toBeGreaterThan(20 * (limit / 2) * 0.9)
  })
})
