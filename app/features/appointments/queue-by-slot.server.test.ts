import { expect, test } from 'vitest'
import { queueBySlot } from './queue-by-slot.server.ts'

const pause = () => new Promise((done) => setTimeout(done, 1))

test('work for one time is done one after the other, whether it fails or not; other work does not wait', async () => {
  const log: string[] = []
  const work =
    (name: string, fails = false) =>
    async () => {
      log.push(`${name} begins`)
      await pause()
      log.push(`${name} ends`)
      if (fails) throw new Error(name)
      return name
    }
  const slow = queueBySlot('a', work('one', true))
  const next = queueBySlot('a', work('two'))
  const other = queueBySlot('b', work('other'))
  await expect(slow).rejects.toThrow('one')
  expect(await Promise.all([next, other])).toEqual(['two', 'other'])
  expect(log.indexOf('two begins')).toBeGreaterThan(log.indexOf('one ends'))
  expect(log.indexOf('other begins')).toBeLessThan(log.indexOf('one ends'))
})
