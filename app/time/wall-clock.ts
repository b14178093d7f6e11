// Formats a time without time zone data, so that a page can do it by itself.

/** The offset from UTC at a time, in milliseconds. */
export type Offset = (instant: number) => number

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

export type WallTime = { weekday: number; hours: number; minutes: string }

export function wallTime(instant: number, offset: Offset): WallTime {
  const local = new Date(instant + offset(instant))
  const minutes = String(local.getUTCMinutes()).padStart(2, '0')
  return { weekday: local.getUTCDay(), hours: local.getUTCHours(), minutes }
}

/** Such as "Mon 9:00 AM". */
export function wallClock(instant: number, offset: Offset): string {
  const { weekday, hours, minutes } = wallTime(instant, offset)
  return `${weekdays[weekday]} ${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`
}
