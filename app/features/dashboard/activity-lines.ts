// The lines of activity, and what they can be asked for.
import { can, type Permission } from '#app/features/staff/permissions.ts'
import type { Cursor, Page } from '#db/queries/page.ts'
import type { Db } from '#db/schema.ts'
import type { Role } from '#db/tables/staff.ts'

/** The kinds of activity there are. */
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

/** What somebody may read of; the newest of all kinds is made of these. */
export const readableTypes = (role: Role): ActivityType[] =>
  Object.keys(activityTypes)
    .filter(isActivityType)
    .filter((type) => can(role, permissions[type]))

/** The person filter's value for what no member of staff did. */
export const visitors = 'visitors'

export type ActivityLine = {
  id: string
  at: number
  type: ActivityType
  title: string
  subtitle: string
  status: string
  /** The member of staff who did it; null for visitors and the system. */
  actor: string | null
  /** The page about it; null once there is none. */
  path: string | null
}

export type ActivityFilter = {
  types: readonly ActivityType[]
  /** A user's id, or `visitors`. */
  person?: string
  /** From this moment on, and before that one. */
  from?: number
  until?: number
}

export type ActivityPaging = { after?: Cursor; size: number }
/** Reads one kind's lines, or two; each is asked for as many as the page needs. */
export type ActivitySource = (db: Db, filter: ActivityFilter, paging: ActivityPaging) => Promise<Page<ActivityLine>>
