import { expect, test } from 'vitest'
import { largeBodies } from '#app/http/edge/large-bodies.ts'
import { createUploadBudget } from './upload-budget.ts'

function budgetAt(time: { ms: number }) {
  const budget = createUploadBudget({ total: 3_000_000, share: 2_000_000 }, () => time.ms)
  return (client: string, bytes: number) => {
    const upload = budget.begin(client)
    upload.keep(new Uint8Array(bytes))
    return upload
  }
}

test('an upload that exceeds its address’s share is dropped, others are not', () => {
  const begin = budgetAt({ ms: 0 })
  const uploads = [begin('a', 1_000_000), begin('a', 1_000_000), begin('a', 1), begin('b', 1_000_000)]
  expect(uploads.map((upload) => upload.isDropped())).toEqual([false, false, true, false])
})

test('when memory is full and all uploads are fast, the newest is dropped', () => {
  const begin = budgetAt({ ms: 0 })
  const uploads = [begin('a', 1_500_000), begin('b', 1_500_000), begin('c', 1_000_000)]
  expect(uploads.map((upload) => upload.isDropped())).toEqual([false, false, true])
})

test('a stalled or slow upload is dropped only when another needs its memory', () => {
  const time = { ms: 0 }
  const begin = budgetAt(time)
  const [stopped, going] = [begin('a', 1_000_000), begin('b', 1_200_000)]
  for (time.ms = 1_000; time.ms <= 16_000; time.ms += 1_000) going.keep(new Uint8Array(20_000))
  expect([stopped.isDropped(), stopped.chunks().length]).toEqual([false, 1])
  expect(begin('c', 1_000_000).isDropped()).toBe(false)
  expect([stopped.isDropped(), stopped.chunks().length]).toEqual([true, 0])
  expect(going.isDropped()).toBe(false)
})

test('an upload returns its memory when it ends', () => {
  const begin = budgetAt({ ms: 0 })
  begin('a', 2_000_000).end()
  expect(begin('a', 2_000_000).isDropped()).toBe(false)
})

test('an address has so many uploads in ten minutes, also refused ones; smaller forms are not counted', () => {
  const time = { ms: 0 }
  const budget = createUploadBudget({ total: 9, share: 9, isOneTooMany: largeBodies(2, () => time.ms) })
  const send = (client: string, ...chunks: number[]) => {
    const upload = budget.begin(client)
    for (const bytes of chunks) upload.keep(new Uint8Array(bytes))
    upload.end()
    return upload.isDropped()
  }
  expect([send('a', 1, 1), send('a'), send('a', 1), send('a', 1), send('b', 1)]).toEqual([
    false,
    false,
    false,
    true,
    false,
  ])
  time.ms = 10 * 60_000
  expect(send('a', 1)).toBe(false)
})
