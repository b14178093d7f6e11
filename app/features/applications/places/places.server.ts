// The staff's lists of places in courses.

import { readCourses } from '#app/features/texts/kinds/courses.server.ts'
import type { Discount, ToldPlace, ToldRun } from '#app/mail/messages/place-words.ts'
import { type Price, priceText } from '#app/ui/text/price-text.ts'
import { type Cursor, countBy, type Page, readPage } from '#db/queries/page.ts'
import type { Db } from '#db/schema.ts'
import type { Application, CourseSignup } from '#db/tables/careers.ts'
import { findCourse } from '../runs/runs.server.ts'
import { type PlaceStep, placeStatuses, seatOf } from './place-statuses.ts'

const selectPlaces = (db: Db) =>
  db
    .selectFrom('course_signups')
    .innerJoin('records', 'records.id', 'course_signups.record_id')
    .innerJoin('applications', 'applications.record_id', 'course_signups.record_id')
    .leftJoin('course_runs', 'course_runs.id', 'course_signups.run_id')
    .select(['course_signups.id', 'course_signups.status', 'course_signups.created_at', 'course_signups.version'])
    .select(['waiting_since', 'price', 'currency', 'course_runs.id as run_id', 'starts_on', 'ends_on', 'hours'])
    .select([
      'course_signups.record_id',
      'reference',
      'name',
      'email',
      'course_name',
      'applications.course_id',
      'records.status as application',
    ])

export type PlaceRow = Awaited<ReturnType<ReturnType<typeof selectPlaces>['executeTakeFirstOrThrow']>>
type PlaceFilter = { status?: PlaceStep }

/** One page, newest first. A place that waits for a seat is pending. */
export const listPlaces = (db: Db, { status }: PlaceFilter, after?: Cursor): Promise<Page<PlaceRow>> =>
  readPage(
    selectPlaces(db)
      .$if(status !== undefined, (query) =>
        query.where('course_signups.status', '=', status === 'waiting' ? 'pending' : (status ?? 'pending')),
      )
      .$if(status === 'waiting', (query) => query.where('waiting_since', 'is not', null))
      .$if(status === 'pending', (query) => query.where('waiting_since', 'is', null)),
    { by: ['course_signups.created_at', 'course_signups.id'], after },
  )

export const findPlace = async (db: Db, id: string): Promise<PlaceRow | null> =>
  (await selectPlaces(db).where('course_signups.id', '=', id).executeTakeFirst()) ?? null

/** The newest 500 people of a run, those with a cancelled place last, with all that staff need to reach them. */
export const listRunPeople = async (db: Db, runId: string) => {
  const people = await selectPlaces(db)
    .select('phone')
    .where('course_signups.run_id', '=', runId)
    .orderBy('course_signups.created_at', 'desc')
    .orderBy('course_signups.id', 'desc')
    .limit(500)
    .execute()
  return people.toSorted((one, other) => rankOf(one) - rankOf(other))
}

export type RunPerson = Awaited<ReturnType<typeof listRunPeople>>[number]

const ranks = { held: 0, waiting: 1, none: 2 }
const rankOf = (place: PlaceRow) => ranks[seatOf(place)]

/** @param reference the application's */
export const findPlaceOf = async (db: Db, reference: string): Promise<PlaceRow | null> =>
  (await selectPlaces(db).where('reference', '=', reference).executeTakeFirst()) ?? null

export async function countPlaces(db: Db): Promise<Record<PlaceStep, number>> {
  const places = db.selectFrom('course_signups')
  const waitingOnes = places.where('status', '=', 'pending').where('waiting_since', 'is not', null)
  const [counts, { waiting }] = await Promise.all([
    countBy(places, 'status', placeStatuses),
    waitingOnes.select(({ fn }) => fn.countAll<number>().as('waiting')).executeTakeFirstOrThrow(),
  ])
  return { ...counts, pending: counts.pending - Number(waiting), waiting: Number(waiting) }
}

// What the mails about a place tell: the same for the preview as for the mail that is sent.

type Place = { run: ToldRun | null; price: Price | null; discount: Discount | null }

export async function toldPlace(
  db: Db,
  { course_id, language }: Pick<Application, 'course_id' | 'language'>,
  { price, ...place }: Place,
  now: number,
): Promise<ToldPlace> {
  const course = findCourse(await readCourses(db, now), course_id)
  return { ...place, course, price: price && priceText(price, language) }
}

/** What staff have told the person that the place costs; null where they have not. */
export const storedPrice = ({ price, currency }: Pick<CourseSignup, 'price' | 'currency'>): Price | null =>
  price === null || currency === null ? null : { minor: price, currency }
