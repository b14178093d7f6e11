import type { Db } from '#db/schema.ts'
import { type ActivityLine, type ActivityQuery, eventConditions, movedWords } from './activity-source.server.ts'

export async function applicationActivity(db: Db, query: ActivityQuery): Promise<ActivityLine[]> {
  const rows = await db
    .selectFrom('application_events as event')
    .innerJoin('applications', 'applications.id', 'event.application_id')
    .leftJoin('users', 'users.id', 'event.actor_id')
    .select(['event.id', 'event.at', 'event.type', 'event.from_status', 'event.to_status', 'users.name as actor'])
    .select(['applications.reference', 'applications.first_name', 'applications.last_name', 'applications.course_name'])
    .where((eb) => eb.and(eventConditions(query)))
    // What robots send into quarantine is no news.
    .where((eb) => eb.or([eb('event.type', '=', 'status'), eb('event.to_status', '!=', 'spam')]))
    .orderBy('event.at', 'desc')
    .orderBy('event.id', 'desc')
    .limit(query.limit)
    .execute()
  return rows.map(({ id, at, type, from_status, to_status, actor, reference, first_name, last_name, course_name }) => {
    const name = `${first_name} ${last_name}`
    const title = {
      received: `${name} applied`,
      again: `${name} applied again`,
      adopted: `Application from ${name}`,
      dismissed: `Application from ${name}`,
      added: `${name} added to an application`,
      withdrawn: `${name} withdrew an application`,
      status: `Application from ${name}`,
    }
    return {
      ...{ id, at, type: 'application' },
      title: title[type],
      subtitle:
        type === 'status' || type === 'withdrawn'
          ? movedWords(reference, from_status, to_status, actor)
          : `${reference}: ${isSettling(type) ? settledWords(type, actor) : course_name}`,
      status: to_status,
      actor,
      path: `/dashboard/careers/${reference}`,
    }
  })
}

const isSettling = (type: string) => type === 'adopted' || type === 'dismissed'
const settledWords = (type: string, actor: string | null) => `new answers ${type}${actor ? ` by ${actor}` : ''}`
