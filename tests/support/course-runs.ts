// Course runs, and applicants accepted for them.
import { findApplication } from '#app/features/applications/applications.server.ts'
import {
  type ChosenPlace,
  type ChosenRun,
  moveApplication,
  moveConfirmed,
} from '#app/features/applications/move-application.server.ts'
import { createRun } from '#app/features/applications/runs/runs.server.ts'
import { submitApplication } from '#app/features/applications/submit-application.server.ts'
import { theSite } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import type { Language } from '#db/tables/records.ts'
import { input } from './applications.ts'

/** A run of which no more than its days are known. */
export const untold = { place: null, hours: null, language: null, teacher: null }

export async function makeRun(db: Db, seats: number, now: number, { course = 'react', inDays = 30 } = {}) {
  const day = (days: number) => new Date(now + days * 24 * 60 * 60_000).toISOString().slice(0, 10)
  const dates = { starts_on: day(inDays), ends_on: day(inDays + 80), seats, ...untold }
  const made = await createRun(db, { course: course as 'react', ...dates }, { actor: theSite, now })
  if (!made.ok) throw new Error(made.reason)
  return made.run.id
}

let sent = 0
/** Creates an application in review. @returns its reference */
export async function applicant(db: Db, now: number, language: Language = 'en'): Promise<string> {
  sent += 1
  const typed = { ...input, firstName: `Person ${sent}`, lastName: 'Kim', email: `run${sent}@example.com` }
  const sender = { digest: `run${sent}`, client: `run${sent}`, spamReasons: null, language, now }
  const submitted = await submitApplication(db, typed, sender)
  if (!submitted.ok) throw new Error(submitted.codeProblem)
  const { reference } = submitted.application
  await moveApplication(db, { reference, to: 'reviewing', version: 1 }, { actor: theSite, now })
  return reference
}

export async function accept(
  db: Db,
  reference: string,
  run: ChosenRun | null,
  now: number,
  more: Partial<ChosenPlace> = {},
) {
  const { version = 0 } = (await findApplication(db, reference)) ?? {}
  const place = { run, price: null, isConfirmed: false, ...more }
  const move = { reference, to: 'accepted', version } as const
  return moveConfirmed(db, { ...move, confirmed: { mail: { paragraph: null }, place } }, { actor: theSite, now })
}

/** The application's place. */
export const placeOf = (db: Db, reference: string) =>
  db
    .selectFrom('course_signups')
    .innerJoin('records', 'records.id', 'course_signups.record_id')
    .selectAll('course_signups')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
