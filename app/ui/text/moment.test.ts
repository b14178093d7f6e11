import { expect, test } from 'vitest'
import { isSameDay, shortest } from './moment.tsx'

const now = Date.UTC(2026, 0, 15, 16)
const hour = 60 * 60_000

test.each([
  // In Seoul it is one o'clock in the night of the next day.
  [now - hour, 'UTC', 'time'],
  [now - hour, 'Asia/Seoul', 'time'],
  [now - 2 * hour, 'Asia/Seoul', 'day'],
  [now - 17 * hour, 'UTC', 'day'],
  [now - 301 * 24 * hour, 'UTC', 'date'],
] as const)('the shortest way to tell %d in %s is its %s', (at, zone, only) => {
  expect(shortest(at, now, zone)).toBe(only)
})

test('a coming time of today is of the same day', () => {
  expect([isSameDay(now + 7 * hour, now, 'UTC'), isSameDay(now + 8 * hour, now, 'UTC')]).toEqual([true, false])
})
