// A moment as a clock shows it, in words; without the data of time zones, so that a page can do it by itself.

/** How far a clock is ahead of UTC at an instant, in milliseconds. */
export type Offset = (instant: number) => number

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** As in "Mon 9:00 AM". */
export function wallClock(instant: number, offset: Offset): string {
  const local = new Date(instant + offset(instant))
  const hours = local.getUTCHours()
  const minutes = String(local.getUTCMinutes()).padStart(2, '0')
  return `${weekdays[local.getUTCDay()]} ${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`
}
