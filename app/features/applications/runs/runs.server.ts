// Course runs: their dates, their seats and the people in them.
import { sql } from 'kysely'
import type { Course } from '#app/features/texts/kinds/courses.server.ts'
import { mailTransaction } from '#app/mail/mail-transaction.server.ts'
import { addDays } from '#app/time/days.ts'
import { type By, recordAudit } from '#db/audit.ts'
import { newId } from '#db/queries/id.ts'
import { type Cursor, type Page, readPage } from '#db/queries/page.ts'
import type { Db } from '#db/schema.ts'
import type { CourseRun } from '#db/tables/careers.ts'
import { heldStatuses } from '../places/place-statuses.ts'
import { countTaken, dayOf, lockRuns, moveUp } from '../places/seats.server.ts'
import type { NewRun, RunChange } from './run-schema.ts'

/** With the number of people who have a seat and of those who wait for one. */
const selectRuns = (db: Db) =>
  db
    .selectFrom('course_runs')
    .select(['id', 'course_id', 'starts_on', 'ends_on', 'place', 'hours', 'language', 'teacher', 'seats', 'version'])
    .select((e) => [
      e
        .selectFrom('course_signups')
        .select((s) => s.fn.countAll<number>().as('taken'))
        .whereRef('run_id', '=', 'course_runs.id')
        .where('status', 'in', heldStatuses)
        .where('waiting_since', 'is', null)
        .as('taken'),
      e
        .selectFrom('course_signups')
        .select((s) => s.fn.countAll<number>().as('waiting'))
        .whereRef('run_id', '=', 'course_runs.id')
        .where('status', '=', 'pending')
        .where('waiting_since', 'is not', null)
        .as('waiting'),
    ])

type Counted = Awaited<ReturnType<ReturnType<typeof selectRuns>['executeTakeFirstOrThrow']>>

const withNumbers = ({ taken, waiting, ...run }: Counted) => ({
  ...run,
  taken: Number(taken),
  waiting: Number(waiting),
  left: Math.max(0, run.seats - Number(taken)),
})

export type RunRow = ReturnType<typeof withNumbers>

/** One page, the latest start first. */
export async function listRuns(db: Db, after?: Cursor): Promise<Page<RunRow>> {
  const { rows, next } = await readPage(selectRuns(db), { by: ['starts_on', 'id'], after })
  return { rows: rows.map(withNumbers), next }
}

export async function findRun(db: Db, id: string): Promise<RunRow | null> {
  const found = await selectRuns(db).where('id', '=', id).executeTakeFirst()
  return found ? withNumbers(found) : null
}

/** The row itself, as mails tell it. */
export const findRunDetails = async (db: Db, id: string): Promise<CourseRun | null> =>
  (await db.selectFrom('course_runs').selectAll().where('id', '=', id).executeTakeFirst()) ?? null

/** A course's future runs, the next first. */
export async function upcomingRuns(db: Db, courseId: string, now: number): Promise<RunRow[]> {
  const runs = await selectRuns(db)
    .where('course_id', '=', courseId)
    .where('starts_on', '>=', dayOf(now))
    .orderBy('starts_on')
    .orderBy('id')
    .limit(20)
    .execute()
  return runs.map(withNumbers)
}

/** Of a course's future runs, the next one with a free seat, or else the next one with a waiting list. */
export const proposedRun = (runs: readonly RunRow[]): RunRow | undefined => runs.find(({ left }) => left > 0) ?? runs[0]

/** Of all courses, those whose first day is one of this many days from today on, the next first. */
export async function runsThatBegin(db: Db, days: number, now: number): Promise<RunRow[]> {
  const runs = await selectRuns(db)
    .where('starts_on', '>=', dayOf(now))
    .where('starts_on', '<', addDays(dayOf(now), days))
    .orderBy('starts_on')
    .orderBy('id')
    .limit(20)
    .execute()
  return runs.map(withNumbers)
}

export async function createRun(db: Db, { course, ...dates }: NewRun, by: By): Promise<RunOutcome> {
  return db.transaction().execute(async (trx): Promise<RunOutcome> => {
    const id = newId()
    await trx
      .insertInto('course_runs')
      .values({ id, course_id: course, ...dates, created_at: by.now, version: 1 })
      .execute()
    const entry = { verb: 'created', kind: 'course-run', id, reference: nameOf(course, dates) } as const
    await recordAudit(trx, { ...entry, detail: { seats: dates.seats } }, by)
    return { ok: true, run: { id, course_id: course, starts_on: dates.starts_on }, movedUp: [] }
  })
}

type RunReason = 'gone' | 'changed' | 'too few seats'
/** `movedUp` holds the references of those who got an added seat. */
type RunOutcome =
  | { ok: true; run: Pick<CourseRun, 'id' | 'course_id' | 'starts_on'>; movedUp: string[] }
  | { ok: false; reason: RunReason }

export function changeRun(db: Db, id: string, { version, ...dates }: RunChange, by: By): Promise<RunOutcome> {
  return mailTransaction(db, async (trx): Promise<RunOutcome> => {
    const run = (await lockRuns(trx, [id])).get(id)
    if (!run) return { ok: false, reason: 'gone' }
    if (run.version !== version) return { ok: false, reason: 'changed' }
    if (dates.seats < (await countTaken(trx, id))) return { ok: false, reason: 'too few seats' }
    const changed: CourseRun = { ...run, ...dates, version: version + 1 }
    await trx
      .updateTable('course_runs')
      .set({ ...dates, version: version + 1 })
      .where('id', '=', id)
      .execute()
    const movedUp = await moveUp(trx, changed, by.now)
    const entry = { verb: 'changed', kind: 'course-run', id, reference: nameOf(run.course_id, dates) } as const
    const detail = { seats: dates.seats, ...(movedUp.length > 0 ? { movedUp: movedUp.join(', ') } : {}) }
    await recordAudit(trx, { ...entry, detail }, by)
    return { ok: true, run: changed, movedUp }
  })
}

type RunDeleted = { ok: true } | { ok: false; reason: 'gone' | 'changed' | 'in use' }

/** Deletes a run that has neither places nor a waiting list. */
export function deleteRun(db: Db, id: string, version: number, by: By): Promise<RunDeleted> {
  return db.transaction().execute(async (trx): Promise<RunDeleted> => {
    const run = (await lockRuns(trx, [id])).get(id)
    if (!run) return { ok: false, reason: 'gone' }
    if (run.version !== version) return { ok: false, reason: 'changed' }
    const place = await trx
      .selectFrom('course_signups')
      .select(sql<number>`1`.as('one'))
      .where('run_id', '=', id)
      .where('status', 'in', heldStatuses)
      .limit(1)
      .executeTakeFirst()
    if (place) return { ok: false, reason: 'in use' }
    await trx.updateTable('course_signups').set({ run_id: null }).where('run_id', '=', id).execute()
    await trx.deleteFrom('course_runs').where('id', '=', id).execute()
    const entry = { verb: 'deleted', kind: 'course-run', id, reference: nameOf(run.course_id, run) } as const
    await recordAudit(trx, entry, by)
    return { ok: true }
  })
}

const nameOf = (course: string, { starts_on }: { starts_on: string }) => `${course} ${starts_on}`

// The course that a run or an application names. Either may outlive it.

export const findCourse = (courses: readonly Course[], id: string): Course | null =>
  courses.find((one) => one.id === id) ?? null

/** The id of a course that is gone. */
export const courseName = (courses: readonly Course[], id: string): string => findCourse(courses, id)?.name ?? id
