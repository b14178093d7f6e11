// What happened, newest first.
import type { Cursor, Page } from '#db/page.ts'
import type { Db } from '#db/schema.ts'
import type { ActivityFilter, ActivityLine } from './activity-lines.ts'
import { recordActivity } from './record-activity.server.ts'

export const listActivity = (db: Db, filter: ActivityFilter, after?: Cursor): Promise<Page<ActivityLine>> =>
  recordActivity(db, filter, { after, size: 50 })

export const recentActivity = async (db: Db, size: number): Promise<ActivityLine[]> =>
  (await recordActivity(db, {}, { size })).rows

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
