import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { limitConcurrency } from './concurrency-limit.ts'
import { hashPassword, verifyPassword } from './passwords.server.ts'

test('a hash is Argon2id in PHC form and matches only its own password', async () => {
  const stored = await hashPassword('Correct Horse 7')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await verifyPassword(stored, 'Correct Horse 7')).toBe(true)
  expect(await verifyPassword(stored, 'correct Horse 7')).toBe(false)
})

test('an unknown user costs a full comparison and never matches', async () => {
  await verifyPassword(null, 'warm up')
  const start = performance.now()
  expect(await verifyPassword(undefined, 'Correct Horse 7')).toBe(false)
  expect(performance.now() - start).toBeGreaterThan(5)
})

test('never more than two tasks run at once, in order, even after a failure', async () => {
  const inTurn = limitConcurrency(2)
  const [started, running, peak] = [[] as number[], new Set<number>(), { size: 0 }]
  const tasks = Array.from({ length: 12 }, (_, index) =>
    inTurn(async () => {
      started.push(index)
      running.add(index)
      peak.size = Math.max(peak.size, running.size)
      await sleep(2)
      running.delete(index)
      if (index === 3) throw new Error('third failed')
    }),
  )
  const results = await Promise.allSettled(tasks)
  expect(peak.size).toBe(2)
  expect(started).toEqual(tasks.map((_, index) => index))
  expect(results.filter((result) => result.status === 'rejected')).toHaveLength(1)
})
