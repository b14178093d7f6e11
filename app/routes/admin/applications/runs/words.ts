import type { RunRow } from '#app/features/applications/runs/runs.server.ts'
import { dayWords } from '#app/mail/messages/day-words.ts'
import { applicationsCrumb } from '../step.tsx'

export const runs = '/dashboard/careers/runs'

const runsCrumb = { label: 'Course runs', href: runs }

export const aboveRuns = [applicationsCrumb, runsCrumb]

/** The start of the run and its free seats. */
export function runWords({ starts_on, left, waiting }: Pick<RunRow, 'starts_on' | 'left' | 'waiting'>): string {
  const seats = left > 0 ? `${left} ${left === 1 ? 'seat' : 'seats'} left` : `full, ${waiting} waiting`
  return `${dayWords(starts_on, 'en')}, ${seats}`
}

/** Names the places that moved up from the waiting list. */
export const movedUpWords = (references: readonly string[]) =>
  references.length === 0 ? '' : ` Moved up from the waiting list and emailed: ${references.join(', ')}.`
