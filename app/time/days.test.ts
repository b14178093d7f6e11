import { expect, test } from 'vitest'
import { addDays, dayOf, isDay, startOfDay } from './days.ts'

const noon = Date.UTC(2026, 0, 15, 12)

test('a moment belongs to the day of its zone', () => {
  const late = Date.UTC(2026, 0, 15, 23)
  expect([dayOf(late, 'Asia/Seoul'), dayOf(late, 'Africa/Douala'), dayOf(late, 'UTC')]).toEqual([
    '2026-01-16',
    '2026-01-16',
    '2026-01-15',
  ])
})

test.each([
  ['2026-01-15', 'Asia/Seoul', '2026-01-14T15:00'],
  ['2026-01-15', 'Africa/Douala', '2026-01-14T23:00'],
  ['2026-01-15', 'Pacific/Kiritimati', '2026-01-14T10:00'],
  ['2026-01-15', 'Etc/GMT+12', '2026-01-15T12:00'],
  ['2026-01-15', 'Asia/Kathmandu', '2026-01-14T18:15'],
  // Clocks jump from midnight to one, so the day begins at one.
  ['2026-03-29', 'Asia/Beirut', '2026-03-28T22:00'],
  ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00'],
  ['2026-03-30', 'Europe/Berlin', '2026-03-29T22:00'],
])('%s in %s begins at %s UTC', (day, zone, begins) => {
  expect(new Date(startOfDay(day, zone)).toISOString().slice(0, 16)).toBe(begins)
  expect(dayOf(startOfDay(day, zone) - 1, zone)).toBe(addDays(day, -1))
})

test('days are counted over the ends of months and years', () => {
  expect([addDays('2026-02-28', 1), addDays('2026-01-01', -1), addDays('2024-02-28', 1)]).toEqual([
    '2026-03-01',
    '2025-12-31',
    '2024-02-29',
  ])
  expect(addDays(dayOf(noon, 'UTC'), -29)).toBe('2025-12-17')
})

test('only real dates are accepted', () => {
  expect(['2026-01-15', '2024-02-29'].every(isDay)).toBe(true)
  for (const bad of ['', '2026-02-30', '2026-13-01', '0001-01-01', '9999-01-01', '2026-1-5', "2026-01-15' or 1=1"]) {
    expect(isDay(bad), bad).toBe(false)
  }
})
