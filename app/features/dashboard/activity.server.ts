// What happened, newest first, from the events of the records.
import type { Db } from '#db/schema.ts'
import type { ActivityFilter, ActivityKey, ActivityLine } from './activity-source.ts'
import { recordActivity } from './record-activity.server.ts'

export const activityPageSize = 50

/** One page. `next` is the key for the page after it, null on the last. */
export async function listActivity(
  db: Db,
  filter: ActivityFilter,
  before?: ActivityKey,
): Promise<{ lines: ActivityLine[]; next: ActivityKey | null }> {
  const lines = await recordActivity(db, { ...filter, before, limit: activityPageSize + 1 })
  const page = lines.slice(0, activityPageSize)
  const last = page.at(-1)
  return { lines: page, next: lines.length > page.length && last ? { at: last.at, id: last.id } : null }
}

export const recentActivity = (db: Db, limit: number): Promise<ActivityLine[]> => recordActivity(db, { limit })

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
