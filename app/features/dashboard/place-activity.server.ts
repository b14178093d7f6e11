// Activity: applicants' new places in courses.
import { sql } from 'kysely'
import { recordPath } from '#app/features/records/kinds.ts'
import { sayIn } from '#app/languages/phrases.server.ts'
import { readPage } from '#db/queries/page.ts'
import { type ActivitySource, visitors } from './activity-lines.ts'

export const placeActivity: ActivitySource = async (db, { types, person, from, until, say = sayIn('en') }, paging) => {
  if (!types.includes('courseSignup') || person === visitors) return { rows: [], next: null }
  let places = db
    .selectFrom('course_signups as place')
    .innerJoin('records', 'records.id', 'place.record_id')
    .innerJoin('applications', 'applications.record_id', 'place.record_id')
    .select(['place.id', 'place.created_at', 'place.status'])
    .select((e) => e.selectFrom('users').select('name').whereRef('users.id', '=', whoAccepted).as('actor'))
    .select(['records.kind', 'records.reference', 'records.name', 'applications.course_name as course'])
  if (person) places = places.where(whoAccepted, '=', person)
  if (from !== undefined) places = places.where('place.created_at', '>=', from)
  if (until !== undefined) places = places.where('place.created_at', '<', until)
  const { rows, next } = await readPage(places, { by: ['place.created_at', 'place.id'], ...paging })
  const lines = rows.map((row) => ({
    id: row.id,
    at: row.created_at,
    type: 'courseSignup' as const,
    title: say('{name} has a place in {course}', { name: row.name, course: row.course }),
    subtitle: row.actor
      ? say('{reference}: place given by {actor}', { reference: row.reference, actor: row.actor })
      : say('{reference}: place given', { reference: row.reference }),
    status: row.status,
    actor: row.actor,
    path: recordPath(row),
  }))
  return { rows: lines, next }
}

// A join would make PostgreSQL read all places for one person's newest fifty.
const whoAccepted = sql<
  string | null
>`(select event.actor_id from record_events as event where event.record_id = place.record_id
  and event.at = place.created_at and event.to_status = 'accepted' limit 1)`
