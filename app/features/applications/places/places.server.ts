// The staff's lists of places in courses.
import { sql } from 'kysely'
import { type Cursor, countBy, type Page, readPage } from '#db/queries/page.ts'
import type { Db } from '#db/schema.ts'
import { type PlaceStep, placeSteps } from './place-statuses.ts'

/** A place that waits for a seat is pending. */
const step = sql<PlaceStep>`case when course_signups.status = 'pending' and waiting_since is not null then 'waiting'
  else course_signups.status end`

const selectPlaces = (db: Db) =>
  db
    .selectFrom('course_signups')
    .innerJoin('records', 'records.id', 'course_signups.record_id')
    .innerJoin('applications', 'applications.record_id', 'course_signups.record_id')
    .leftJoin('course_runs', 'course_runs.id', 'course_signups.run_id')
    .select(['course_signups.id', 'course_signups.status', 'course_signups.created_at', 'course_signups.version'])
    .select(['waiting_since', 'course_runs.id as run_id', 'starts_on', 'ends_on'])
    .select([
      'course_signups.record_id',
      'reference',
      'name',
      'course_name',
      'applications.course_id',
      'records.status as application',
    ])

export type PlaceRow = Awaited<ReturnType<ReturnType<typeof selectPlaces>['executeTakeFirstOrThrow']>>
type PlaceFilter = { status?: PlaceStep; run?: string }

/** One page, newest first. */
export const listPlaces = (db: Db, { status, run }: PlaceFilter, after?: Cursor): Promise<Page<PlaceRow>> =>
  readPage(
    selectPlaces(db)
      .$if(status !== undefined, (query) => query.where(step, '=', status ?? 'pending'))
      .$if(run !== undefined, (query) => query.where('course_signups.run_id', '=', run ?? '')),
    { by: ['course_signups.created_at', 'course_signups.id'], after },
  )

export const findPlace = async (db: Db, id: string): Promise<PlaceRow | null> =>
  (await selectPlaces(db).where('course_signups.id', '=', id).executeTakeFirst()) ?? null

export const countPlaces = (db: Db) =>
  countBy(
    db.selectFrom(db.selectFrom('course_signups').select(step.as('step')).as('places')),
    'step',
    Object.keys(placeSteps) as PlaceStep[],
  )
