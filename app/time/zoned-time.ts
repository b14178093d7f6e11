// Converts between instants and the local time of a zone.
import { isClock } from './clock.ts'
import { dateFormat } from './date-format.ts'

const formatOf = (timeZone: string) =>
  dateFormat('en-GB', {
    timeZone,
    calendar: 'iso8601',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })

export function isTimeZone(zone: string): boolean {
  try {
    return Boolean(formatOf(zone))
  } catch {
    return false
  }
}

type LocalTime = { date: string; time: string }

/** The local date and time in the zone, such as "2026-03-01" and "09:30". */
export function localTime(moment: number, zone: string): LocalTime {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  )
  return {
    date: `${parts.year?.padStart(4, '0')}-${parts.month}-${parts.day}`,
    time: `${parts.hour}:${parts.minute}`,
  }
}

/** With the zone's offset, such as "2026-03-01T09:30:15+09:00". */
export function isoTime(moment: number, zone: string): string {
  const { date, time } = localTime(moment, zone)
  const minute = 60_000
  const ahead = (Date.parse(`${date}T${time}:00Z`) - Math.floor(moment / minute) * minute) / minute
  const [hours, minutes] = [Math.floor(Math.abs(ahead) / 60), Math.abs(ahead) % 60].map((n) =>
    String(n).padStart(2, '0'),
  )
  const seconds = String(Math.floor(moment / 1000) % 60).padStart(2, '0')
  return `${date}T${time}:${seconds}${ahead < 0 ? '-' : '+'}${hours}:${minutes}`
}

/** The instant of a local time in the zone; a time skipped by a clock change counts from before the change. */
export function momentOf({ date, time }: LocalTime, zone: string): number {
  const wall = Date.parse(`${date}T${time}:00Z`)
  const aheadBy = (moment: number) => {
    const local = localTime(moment, zone)
    return Date.parse(`${local.date}T${local.time}:00Z`) - moment
  }
  const minute = 60_000
  const first = wall - aheadBy(Math.floor(wall / minute) * minute)
  const second = wall - aheadBy(first)
  return aheadBy(second) === wall - second ? second : Math.max(first, second)
}

/** Whether what was typed has passed: a day that is over has, whatever stands beside it for a time. */
export const hasPassed = ({ date, time }: LocalTime, zone: string, now: number): boolean =>
  isDate(date) && momentOf({ date, time: isClock(time) ? time : '23:59' }, zone) <= now

/** True for a valid date in the form yyyy-mm-dd. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const moment = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text)
}
