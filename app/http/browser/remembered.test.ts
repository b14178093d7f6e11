import { expect, test } from 'vitest'
import { remembered } from './remembered.ts'

test('ten concurrent calls make one request, which is cached until it expires', async () => {
  let [time, asked] = [0, 0]
  const ask = remembered(
    5_000,
    async () => ++asked,
    () => time,
  )
  expect(await Promise.all(Array.from({ length: 10 }, ask))).toEqual(Array(10).fill(1))
  time = 4_999
  expect(await ask()).toBe(1)
  time = 5_000
  expect(await ask()).toBe(2)
})

test('the period begins with the answer, and a failure is cached too', async () => {
  let [time, asked] = [0, 0]
  let fail = () => {}
  const ask = remembered(
    5_000,
    () => {
      asked += 1
      return new Promise((_, reject) => {
        fail = () => reject(new Error(`no ${asked}`))
      })
    },
    () => time,
  )
  const first = ask()
  time = 20_000
  const second = ask()
  fail()
  await expect(first).rejects.toThrow('no 1')
  await expect(second).rejects.toThrow('no 1')
  time = 24_999
  await expect(ask()).rejects.toThrow('no 1')
  time = 25_000
  const third = ask()
  fail()
  await expect(third).rejects.toThrow('no 2')
})
