import { expect, test } from 'vitest'
import { timeLeft } from './time-left.ts'

const hour = 3_600_000

test.each([
  [30 * 60_000, '30 min left'],
  [2 * hour + 1, '2 h left'],
  [47 * hour, '47 h left'],
  [72 * hour, '3 d left'],
  [0, '0 min late'],
  [-90 * 60_000, '1 h late'],
])('%i ms from now is %s', (distance, words) => {
  expect(timeLeft(1_000_000_000 + distance, 1_000_000_000)).toBe(words)
})
