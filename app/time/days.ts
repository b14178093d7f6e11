// Calendar days (yyyy-mm-dd) in a time zone.
import { dateFormat } from './date-format.ts'

const minute = 60_000
const hour = 60 * minute

export function dayOf(at: number, zone: string): string {
  const format = dateFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' })
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
  return `${parts.year}-${parts.month}-${parts.day}`
}

/** The day's first moment, found by bisection because midnight may be skipped when clocks change. */
export function startOfDay(day: string, zone: string): number {
  let before = Date.parse(`${day}T00:00Z`) - 15 * hour
  let within = before + 30 * hour
  while (within - before > minute) {
    const middle = before + Math.floor((within - before) / 2 / minute) * minute
    if (dayOf(middle, zone) < day) before = middle
    else within = middle
  }
  return within
}

export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00Z`)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}

/** True for a real date in a plausible year. */
export function isDay(value: string): boolean {
  if (!/^(19[7-9]|2\d\d)\d-\d\d-\d\d$/.test(value)) return false
  const at = Date.parse(`${value}T00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(value)
}
