// Calendar weeks, from Monday, as a time zone counts them.
import { addDays, dayOf, startsOfDays } from './days.ts'

export type Week = { monday: string; from: number; until: number }

/** The last weeks, oldest first; the one of this moment is the last. */
export function lastWeeks(now: number, zone: string, count: number): Week[] {
  const today = dayOf(now, zone)
  const sinceMonday = (new Date(`${today}T00:00Z`).getUTCDay() + 6) % 7
  const first = addDays(today, -sinceMonday - 7 * (count - 1))
  const starts = startsOfDays(
    Array.from({ length: 7 * count + 1 }, (_, index) => addDays(first, index)),
    zone,
  )
  return Array.from({ length: count }, (_, week) => ({
    monday: addDays(first, 7 * week),
    from: starts[7 * week] ?? 0,
    until: starts[7 * (week + 1)] ?? 0,
  }))
}
