import { expect, test } from 'vitest'
import { clockTolerance, isOver } from './clock.ts'

const now = 1_000_000
const length = 1_000

test.each([
  ['has not ended', now + 1, false],
  ['ends now', now, true],
  ['ends as late as one that another server begins now', now + length + clockTolerance, false],
  ['ends later than any that begins now, because the clock was set back', now + length + clockTolerance + 1, true],
])('a period that %s', (_, end, expected) => {
  expect(isOver(end, length, now)).toBe(expected)
})
