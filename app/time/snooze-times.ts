// The times that a snooze offers, in the time zone of the person who snoozes.
import { isDay } from './days.ts'
import { localTime, momentOf } from './zoned-time.ts'

export const snoozeTimes = ['tomorrow', 'monday', 'week'] as const
export type SnoozeTime = (typeof snoozeTimes)[number]

export const snoozeLabels: Record<SnoozeTime, string> = {
  tomorrow: 'Tomorrow, 9:00',
  monday: 'Monday, 9:00',
  week: 'In a week, 9:00',
}

const days: Record<SnoozeTime, (weekday: number) => number> = {
  tomorrow: () => 1,
  // On a Monday, the next one.
  monday: (weekday) => (8 - weekday) % 7 || 7,
  week: () => 7,
}

/** One of the offered times, or nine o’clock on a day; NaN for another text. */
export function snoozedTo(chosen: string, now: number, zone: string): number {
  const offered = snoozeTimes.find((known) => known === chosen)
  if (offered) return snoozeEnd(offered, now, zone)
  return isDay(chosen) ? nineOn(chosen, zone) : Number.NaN
}

/** Nine o'clock on the chosen day. */
export function snoozeEnd(choice: SnoozeTime, now: number, zone: string): number {
  const today = new Date(`${localTime(now, zone).date}T00:00Z`)
  today.setUTCDate(today.getUTCDate() + days[choice](today.getUTCDay()))
  return nineOn(today.toISOString().slice(0, 10), zone)
}

const nineOn = (date: string, zone: string) => momentOf({ date, time: '09:00' }, zone)
