// Places in courses, as they were given to applicants.
import { recordPath } from '#app/features/records/kinds.ts'
import { readPage } from '#db/page.ts'
import { type ActivitySource, visitors } from './activity-lines.ts'

export const placeActivity: ActivitySource = async (db, { types, person, from, until }, paging) => {
  if (!types.includes('courseSignup') || person === visitors) return { rows: [], next: null }
  let places = db
    .selectFrom('course_signups as place')
    .innerJoin('records', 'records.id', 'place.record_id')
    .innerJoin('applications', 'applications.record_id', 'place.record_id')
    .leftJoin('record_events as accepted', (join) =>
      join
        .onRef('accepted.record_id', '=', 'place.record_id')
        .onRef('accepted.at', '=', 'place.created_at')
        .on('accepted.to_status', '=', 'accepted'),
    )
    .leftJoin('users', 'users.id', 'accepted.actor_id')
    .select(['place.id', 'place.created_at', 'place.status', 'users.name as actor'])
    .select(['records.kind', 'records.reference', 'records.name', 'applications.course_name as course'])
  if (person) places = places.where('accepted.actor_id', '=', person)
  if (from !== undefined) places = places.where('place.created_at', '>=', from)
  if (until !== undefined) places = places.where('place.created_at', '<', until)
  const { rows, next } = await readPage(places, { by: ['place.created_at', 'place.id'], ...paging })
  const lines = rows.map((row) => ({
    id: row.id,
    at: row.created_at,
    type: 'courseSignup' as const,
    title: `${row.name} has a place in ${row.course}`,
    subtitle: `${row.reference}: given${row.actor ? ` by ${row.actor}` : ''}`,
    status: row.status,
    actor: row.actor,
    path: recordPath(row),
  }))
  return { rows: lines, next }
}
