// The times that a snooze offers, in the time zone of the person who snoozes.
import { isDay } from './days.ts'
import { localTime, momentOf } from './zoned-time.ts'

export const snoozeTimes = ['tomorrow', 'monday', 'week'] as const
export type SnoozeTime = (typeof snoozeTimes)[number]

export const snoozeLabels = {
  tomorrow: 'Tomorrow, 9:00',
  monday: 'Monday, 9:00',
  week: 'In a week, 9:00',
} as const satisfies Record<SnoozeTime, string>

const days: Record<SnoozeTime, (weekday: number) => number> = {
  tomorrow: () => 1,
  // On a Monday, the next one.
  monday: (weekday) => (8 - weekday) % 7 || 7,
  week: () => 7,
}

/** Chosen to end a snooze. */
export const wakeNow = 'wake'

/** One of the offered times, nine o’clock on a day, or null to end the snooze; undefined for what is no later time. */
export function snoozedTo(chosen: string, now: number, zone: string): number | null | undefined {
  if (chosen === wakeNow) return null
  const offered = snoozeTimes.find((known) => known === chosen)
  if (offered) return snoozeEnd(offered, now, zone)
  const until = isDay(chosen) ? nineOn(chosen, zone) : now
  return until > now ? until : undefined
}

/** Nine o'clock on the chosen day. */
export function snoozeEnd(choice: SnoozeTime, now: number, zone: string): number {
  const today = new Date(`${localTime(now, zone).date}T00:00Z`)
  today.setUTCDate(today.getUTCDate() + days[choice](today.getUTCDay()))
  return nineOn(today.toISOString().slice(0, 10), zone)
}

const nineOn = (date: string, zone: string) => momentOf({ date, time: '09:00' }, zone)
