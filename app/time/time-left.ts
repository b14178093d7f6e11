const minute = 60_000

/** The time until or since an answer was due, in the largest useful unit. */
export function timeAway(at: number, now: number): { count: number; unit: 'min' | 'h' | 'd'; isLate: boolean } {
  const minutes = Math.floor(Math.abs(at - now) / minute)
  const isLate = at <= now
  if (minutes < 60) return { count: minutes, unit: 'min', isLate }
  if (minutes < 48 * 60) return { count: Math.floor(minutes / 60), unit: 'h', isLate }
  return { count: Math.floor(minutes / 1440), unit: 'd', isLate }
}
