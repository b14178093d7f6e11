import { expect, test } from 'vitest'
import { startOfDay } from '#app/time/days.ts'
import { lastWeeks } from './weekly.server.ts'

test('weeks begin on Monday at midnight in the zone, and the last one is the current week', () => {
  const sundayNight = Date.UTC(2026, 0, 18, 20)
  const weeks = (zone: string) => lastWeeks(sundayNight, zone, 2)
  expect(weeks('UTC').map(({ monday }) => monday)).toEqual(['2026-01-05', '2026-01-12'])
  expect(weeks('Asia/Seoul')).toEqual([
    { monday: '2026-01-12', from: Date.parse('2026-01-11T15:00Z'), until: Date.parse('2026-01-18T15:00Z') },
    { monday: '2026-01-19', from: Date.parse('2026-01-18T15:00Z'), until: Date.parse('2026-01-25T15:00Z') },
  ])
})

test('a week in which clocks go forward is an hour shorter', () => {
  const [week] = lastWeeks(Date.UTC(2026, 2, 27), 'Europe/Berlin', 1)
  expect(week).toEqual({
    monday: '2026-03-23',
    from: Date.parse('2026-03-22T23:00Z'),
    until: Date.parse('2026-03-29T22:00Z'),
  })
})

test.each(['Asia/Beirut', 'Europe/Berlin', 'Asia/Seoul', 'Asia/Kathmandu'])(
  'weeks of %s begin as their Mondays do',
  (zone) => {
    for (const { monday, from } of lastWeeks(Date.UTC(2026, 11, 31), zone, 52))
      expect(from).toBe(startOfDay(monday, zone))
  },
)
