import type { RunRow } from '#app/features/applications/runs/runs.server.ts'
import { dayWords } from '#app/mail/messages/day-words.ts'
import { applicationsCrumb } from '../step.tsx'

export const runs = '/dashboard/careers/runs'

const runsCrumb = { label: 'Course runs', href: runs }

export const aboveRuns = [applicationsCrumb, runsCrumb]

type Seats = Pick<RunRow, 'left' | 'waiting'>

const seatWords = ({ left, waiting }: Seats): string =>
  left > 0 ? `${left} ${left === 1 ? 'seat' : 'seats'} left` : `full, ${waiting} waiting`

/** The same as a sentence. */
export const seatSentence = ({ left, waiting }: Seats): string =>
  left > 0
    ? `This run has ${left} ${left === 1 ? 'seat' : 'seats'} left.`
    : `This run is full, with ${waiting} waiting.`

/** The start of the run and its free seats. */
export const runWords = (run: Seats & Pick<RunRow, 'starts_on'>): string =>
  `${dayWords(run.starts_on, 'en')}, ${seatWords(run)}`

/** As short as a select on a phone. */
export const shortRunWords = (run: Seats & Pick<RunRow, 'starts_on'>): string =>
  `${shortDay.format(Date.parse(run.starts_on))}, ${seatWords(run)}`

const shortDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

/** Names the places that moved up from the waiting list. */
export const movedUpWords = (references: readonly string[]) =>
  references.length === 0 ? '' : ` Moved up from the waiting list and emailed: ${references.join(', ')}.`
