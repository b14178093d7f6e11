import { expect, test } from 'vitest'
import { type SnoozeTime, snoozedTo, snoozeEnd } from './snooze-times.ts'

test.each<[SnoozeTime, now: string, zone: string, end: string]>([
  ['tomorrow', '2026-01-15T12:00Z', 'Asia/Seoul', '2026-01-16T00:00Z'],
  ['tomorrow', '2026-01-15T16:00Z', 'Asia/Seoul', '2026-01-17T00:00Z'],
  ['tomorrow', '2026-01-31T12:00Z', 'Africa/Douala', '2026-02-01T08:00Z'],
  ['week', '2026-01-15T12:00Z', 'Africa/Douala', '2026-01-22T08:00Z'],
  ['week', '2026-03-26T12:00Z', 'Europe/Paris', '2026-04-02T07:00Z'],
  ['monday', '2026-01-15T12:00Z', 'Africa/Douala', '2026-01-19T08:00Z'],
  ['monday', '2026-01-18T12:00Z', 'Africa/Douala', '2026-01-19T08:00Z'],
  ['monday', '2026-01-19T12:00Z', 'Africa/Douala', '2026-01-26T08:00Z'],
])('%s from %s in %s ends at %s', (choice, now, zone, end) => {
  expect(new Date(snoozeEnd(choice, Date.parse(now), zone)).toISOString()).toBe(new Date(end).toISOString())
})

test('a snooze is ended, or goes on until a later day', () => {
  const to = (chosen: string) => snoozedTo(chosen, Date.parse('2026-01-15T12:00Z'), 'Africa/Douala')
  expect(to('wake')).toBeNull()
  expect(to('2026-01-16')).toBe(Date.parse('2026-01-16T08:00Z'))
  expect(['2026-01-15', '2026-01-14', '', 'now'].map(to)).toEqual([undefined, undefined, undefined, undefined])
})
