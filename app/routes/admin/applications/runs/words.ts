import type { RunRow } from '#app/features/applications/runs/runs.server.ts'
import { pageLanguages } from '#app/languages/pages.ts'
import type { Say } from '#app/languages/phrases.server.ts'
import { dayWords } from '#app/mail/messages/day-words.ts'
import type { Language } from '#db/tables/records.ts'
import { applicationsCrumb } from '../words.ts'

export const runs = '/dashboard/careers/runs'

export const runsCrumb = { label: 'Course runs', href: runs } as const

export const aboveRuns = [applicationsCrumb, runsCrumb]

type Seats = Pick<RunRow, 'left' | 'waiting'>

type Words = { say: Say; language: Language }

export function seatWords({ left, waiting }: Seats, say: Say): string {
  return left > 0
    ? say('{count, plural, one {# seat left} other {# seats left}}', { count: left })
    : say('full, {count} waiting', { count: waiting })
}

/** The start of the run and its free seats. */
export const runWords = (run: Seats & Pick<RunRow, 'starts_on'>, { say, language }: Words): string =>
  `${dayWords(run.starts_on, language)}, ${seatWords(run, say)}`

/** As short as a select on a phone. */
export const shortRunWords = (run: Seats & Pick<RunRow, 'starts_on'>, { say, language }: Words): string =>
  `${shortDay(run.starts_on, language)}, ${seatWords(run, say)}`

export const shortDay = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(pageLanguages[language].locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    Date.parse(day),
  )
