import { expect, test } from 'vitest'
import { rememberLimit, reserveRequest } from '#app/mail/pace.server.ts'
import type { Db } from '#db/schema.ts'
import { describeOnBothDialects } from '#tests/support/databases.ts'
import { reserveBatch } from './pace.server.ts'

const start = Date.UTC(2026, 0, 15, 12)
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
