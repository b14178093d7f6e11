// Activity as lines of a list: its types, its filters and its sources.

import { can, type Permission } from '#app/features/staff/permissions.ts'
import type { Say } from '#app/languages/phrases.server.ts'
import type { Cursor, Page } from '#db/queries/page.ts'
import type { Db } from '#db/schema.ts'
import type { Roles } from '#db/tables/staff.ts'

/** The types of activity. */
export const activityTypes = {
  contact: 'Contacts',
  blog: 'Blog posts',
  application: 'Applications',
  courseSignup: 'Course places',
} as const
export type ActivityType = keyof typeof activityTypes
export const isActivityType = (value: string): value is ActivityType => Object.hasOwn(activityTypes, value)

const permissions: Record<ActivityType, Permission> = {
  contact: 'enquiries.read',
  blog: 'posts.read',
  application: 'applications.read',
  courseSignup: 'applications.read',
}

/** The types that a role may read; the combined list consists of these. */
export const readableTypes = (role: Roles): ActivityType[] =>
  Object.keys(activityTypes)
    .filter(isActivityType)
    .filter((type) => can(role, permissions[type]))

/** The person filter's value for actions of visitors and the system. */
export const visitors = 'visitors'

export type ActivityLine = {
  id: string
  at: number
  type: ActivityType
  title: string
  subtitle: string
  status: string
  /** The member of staff; null for visitors and the system. */
  actor: string | null
  /** The page of its subject; null once that is deleted. */
  path: string | null
}

export type ActivityFilter = {
  types: readonly ActivityType[]
  /** A user's id, or `visitors`. */
  person?: string
  /** In the language of the reader; without it, in English, for files and programs. */
  say?: Say
  /** Includes `from`, excludes `until`. */
  from?: number
  until?: number
}

export type ActivityPaging = { after?: Cursor; size: number }
/** Reads one or two types of activity; each source reads enough rows for a whole page. */
export type ActivitySource = (db: Db, filter: ActivityFilter, paging: ActivityPaging) => Promise<Page<ActivityLine>>
