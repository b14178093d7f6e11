import type { RunRow } from '#app/features/applications/runs/runs.server.ts'
import { dayWords } from '#app/mail/messages/day-words.ts'

/** When it begins, and how many seats are left. */
export function runWords({ starts_on, left, waiting }: Pick<RunRow, 'starts_on' | 'left' | 'waiting'>): string {
  const seats = left > 0 ? `${left} ${left === 1 ? 'seat' : 'seats'} left` : `full, ${waiting} waiting`
  return `${dayWords(starts_on, 'en')}, ${seats}`
}

/** What the page says of those who got a seat that had become free. */
export const movedUpWords = (references: readonly string[]) =>
  references.length === 0 ? '' : ` Moved up from the waiting list and notified by mail: ${references.join(', ')}.`
