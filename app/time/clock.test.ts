import { expect, test } from 'vitest'
import { asClock, isClock } from './clock.ts'

test.each([
  ['09:30', '09:30'],
  ['9:30', '09:30'],
  ['0930', '09:30'],
  ['930', '09:30'],
  ['9.30', '09:30'],
  ['9 h 30', '09:30'],
  ['14', '14:00'],
  ['half past nine', 'half past nine'],
])('reads the time %s as %s', (typed, clock) => {
  expect(asClock(typed)).toBe(clock)
})

test('a day has 24 hours of 60 minutes', () => {
  expect(['00:00', '23:59', '24:00', '9:30', '10:60'].map(isClock)).toEqual([true, true, false, false, false])
})
