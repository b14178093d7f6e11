import { expect, test } from 'vitest'
import { limitConcurrency, TooBusy } from './concurrency-limit.ts'

/** Tasks that finish on command, and the order in which they began. */
function tasks() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const task = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name)
      ends.set(name, () => resolve(name))
    })
  return { begun, task, end: (name: string) => ends.get(name)?.() }
}

test('no more than two run at a time, in order, urgent ones first', async () => {
  const { begun, task, end } = tasks()
  const inTurn = limitConcurrency(2)
  const all = ['a', 'b', 'c', 'd'].map((name) => inTurn(task(name)))
  const urgent = inTurn(task('urgent'), true)
  expect(begun).toEqual(['a', 'b'])
  for (const name of ['b', 'a', 'urgent', 'c', 'd']) {
    end(name)
    await (name === 'urgent' ? urgent : all['abcd'.indexOf(name)])
  }
  expect(begun).toEqual(['a', 'b', 'urgent', 'c', 'd'])
})

test('a full queue refuses tasks; urgent ones have their own queue', async () => {
  const { begun, task, end } = tasks()
  const inTurn = limitConcurrency(1, 2)
  const [a, b, c] = ['a', 'b', 'c'].map((name) => inTurn(task(name)))
  await expect(inTurn(task('d'))).rejects.toThrow(TooBusy)
  const urgent = inTurn(task('urgent'), true)
  for (const [name, one] of [
    ['a', a],
    ['urgent', urgent],
    ['b', b],
    ['c', c],
  ] as const) {
    end(name)
    await one
  }
  expect(begun).toEqual(['a', 'urgent', 'b', 'c'])
})

test('a task that fails makes room for the next', async () => {
  const inTurn = limitConcurrency(1)
  const failing = inTurn(async () => {
    throw new Error('no')
  })
  const next = inTurn(async () => 'done')
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('done')
})
