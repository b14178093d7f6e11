import { expect, test } from 'vitest'
import { isDate, isTimeZone, localTime, momentOf } from './zoned-time.ts'

test.each([
  ['Asia/Seoul', '2026-03-31', '09:30', '2026-03-31T00:30:00Z'],
  ['Africa/Douala', '2026-03-31', '09:30', '2026-03-31T08:30:00Z'],
  ['UTC', '2026-01-01', '00:00', '2026-01-01T00:00:00Z'],
  ['Asia/Kathmandu', '2026-01-01', '00:00', '2025-12-31T18:15:00Z'],
  ['America/New_York', '2026-07-01', '12:00', '2026-07-01T16:00:00Z'],
  ['America/New_York', '2026-01-01', '12:00', '2026-01-01T17:00:00Z'],
  // Clock changes: the hour that is skipped in spring, and the one that repeats in autumn.
  ['America/New_York', '2026-03-08', '02:30', '2026-03-08T07:30:00Z'],
  ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30:00Z'],
  ['Pacific/Kiritimati', '2026-06-01', '00:00', '2026-05-31T10:00:00Z'],
])('in %s it is %s %s at %s', (zone, date, time, moment) => {
  expect(new Date(momentOf({ date, time }, zone)).toISOString()).toBe(moment.replace('Z', '.000Z'))
})

test('local time converts back to the same instant, in every zone', () => {
  for (const zone of ['UTC', ...Intl.supportedValuesOf('timeZone')]) {
    for (const moment of [Date.UTC(2026, 0, 15, 3, 7), Date.UTC(2026, 6, 15, 23, 59)]) {
      expect(momentOf(localTime(moment, zone), zone)).toBe(moment)
    }
  }
})

test('a valid date is distinguished from one that only looks valid', () => {
  expect(['2026-02-28', '2024-02-29'].every(isDate)).toBe(true)
  expect(['2026-02-29', '2026-13-01', '2026-1-1', '31.03.2026', ''].some(isDate)).toBe(false)
})

test('a zone is valid if the server knows it', () => {
  expect(['Asia/Seoul', 'Africa/Douala', 'UTC'].every(isTimeZone)).toBe(true)
  expect(['', 'Mars/Olympus', 'Asia/Seoul; x'].some(isTimeZone)).toBe(false)
})
