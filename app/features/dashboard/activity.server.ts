// What happened, newest first, from the events that each kind of record keeps.
import type { Db } from '#db/schema.ts'
import type {
  ActivityFilter,
  ActivityKey,
  ActivityLine,
  ActivityQuery,
  ActivityType,
} from './activity-source.server.ts'
import { applicationActivity } from './application-activity.server.ts'
import { enquiryActivity } from './enquiry-activity.server.ts'

export const activityPageSize = 50
const sources: Record<ActivityType, (db: Db, query: ActivityQuery) => Promise<ActivityLine[]>> = {
  contact: enquiryActivity,
  application: applicationActivity,
}

/** One page. `next` is the key for the page after it, null on the last. */
export async function listActivity(
  db: Db,
  filter: ActivityFilter,
  before?: ActivityKey,
): Promise<{ lines: ActivityLine[]; next: ActivityKey | null }> {
  const lines = await newest(db, { ...filter, before, limit: activityPageSize + 1 })
  const page = lines.slice(0, activityPageSize)
  const last = page.at(-1)
  return { lines: page, next: lines.length > page.length && last ? { at: last.at, id: last.id } : null }
}

export const recentActivity = (db: Db, limit: number): Promise<ActivityLine[]> => newest(db, { limit })

/** An activity as the API's readers know it. */
export const toActivityItem = ({ type, title, subtitle, status, at }: ActivityLine) => ({
  type,
  title,
  subtitle,
  status,
  date: new Date(at).toISOString(),
})

/** Whom activity can be filtered by. */
export const activityPeople = (db: Db) => db.selectFrom('users').select(['id', 'name']).orderBy('name').execute()

async function newest(db: Db, query: ActivityQuery): Promise<ActivityLine[]> {
  const asked = query.type ? [sources[query.type]] : Object.values(sources)
  const found = await Promise.all(asked.map((source) => source(db, query)))
  return found
    .flat()
    .sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))
    .slice(0, query.limit)
}
