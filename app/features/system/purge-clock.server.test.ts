import { expect, test } from 'vitest'
import { judgeClock } from './purge-clock.server.ts'

const week = 7 * 24 * 60 * 60_000

test.each([
  [0, 'as expected'],
  [week, 'as expected'],
  [week + 1, 'ahead'],
  [-week, 'as expected'],
  [-week - 1, 'behind'],
] as const)('a clock that has moved by %i ms since the last deletion is %s', (moved, judgement) => {
  const newest = Date.UTC(2026, 2, 1)
  expect(judgeClock(newest, newest + moved)).toBe(judgement)
})
