// Calendar weeks from Monday in a time zone.
import { addDays, dayOf, startOfDay } from '#app/time/days.ts'

type Week = { monday: string; from: number; until: number }

const weekMs = 7 * 24 * 60 * 60_000

/** The last weeks, oldest first; the current one is the last. */
export function lastWeeks(now: number, zone: string, count: number): Week[] {
  const today = dayOf(now, zone)
  const sinceMonday = (new Date(`${today}T00:00Z`).getUTCDay() + 6) % 7
  const first = addDays(today, -sinceMonday - 7 * (count - 1))
  const mondays = Array.from({ length: count + 1 }, (_, week) => addDays(first, 7 * week))
  const starts: number[] = []
  for (const monday of mondays) starts.push(startAfter(starts.at(-1), monday, zone))
  return mondays.slice(0, count).map((monday, week) => ({
    monday,
    from: starts[week] ?? 0,
    until: starts[week + 1] ?? 0,
  }))
}

/** Most weeks have the same length, which is quick to verify. */
function startAfter(before: number | undefined, monday: string, zone: string): number {
  const guess = (before ?? Number.NEGATIVE_INFINITY) + weekMs
  const isStart = Number.isFinite(guess) && dayOf(guess, zone) === monday && dayOf(guess - 1, zone) < monday
  return isStart ? guess : startOfDay(monday, zone)
}
