// The calendar month before the present one, in a time zone.
import { dayOf, startOfDay } from '#app/time/days.ts'

/** @property month such as "2026-10" @property until the first moment after it */
export type Month = { month: string; from: number; until: number }

export function monthBefore(now: number, zone: string): Month {
  const next = dayOf(now, zone).slice(0, 7)
  const [year = 0, month = 0] = next.split('-').map(Number)
  const before = new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 7)
  return { month: before, from: startOfDay(`${before}-01`, zone), until: startOfDay(`${next}-01`, zone) }
}
