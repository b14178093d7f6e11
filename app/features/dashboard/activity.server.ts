// The activity of the requested types, newest first.
import { type Cursor, type Page, portion, walkPages } from '#db/queries/page.ts'
import type { Db } from '#db/schema.ts'
import type { ActivityFilter, ActivityLine, ActivityPaging, ActivitySource } from './activity-lines.ts'
import { placeActivity } from './place-activity.server.ts'
import { placeMovesActivity } from './place-moves-activity.server.ts'
import { postActivity } from './post-activity.server.ts'
import { recordActivity } from './record-activity.server.ts'

const sources: readonly ActivitySource[] = [recordActivity, postActivity, placeActivity, placeMovesActivity]

export const listActivity = (db: Db, filter: ActivityFilter, after?: Cursor): Promise<Page<ActivityLine>> =>
  readActivity(db, filter, { after, size: 50 })

export const recentActivity = async (db: Db, filter: ActivityFilter, size: number): Promise<ActivityLine[]> =>
  (await readActivity(db, filter, { size })).rows

/** All matching lines in pages, so that a download of any length needs little memory. */
export const walkActivity = (db: Db, filter: ActivityFilter) =>
  walkPages((after) => readActivity(db, filter, { after, size: portion }))

/** Every source has an index for the cursor; the result is the newest rows of all sources' pages. */
async function readActivity(db: Db, filter: ActivityFilter, paging: ActivityPaging): Promise<Page<ActivityLine>> {
  const pages = await Promise.all(sources.map((read) => read(db, filter, paging)))
  const found = pages.flatMap(({ rows }) => rows).sort(newestFirst)
  const rows = found.slice(0, paging.size)
  const last = rows.at(-1)
  const hasMore = found.length > paging.size || pages.some(({ next }) => next !== null)
  return { rows, next: hasMore && last ? [last.at, last.id] : null }
}

const newestFirst = (a: ActivityLine, b: ActivityLine) => b.at - a.at || (a.id < b.id ? 1 : -1)

/** An activity in the API's format. */
export const toActivityItem = ({ type, title, subtitle, status, at }: ActivityLine) => ({
  type,
  title,
  subtitle,
  status,
  date: new Date(at).toISOString(),
})

/** The people in the activity filter. */
export const activityPeople = (db: Db) => db.selectFrom('users').select(['id', 'name']).orderBy('name').execute()
