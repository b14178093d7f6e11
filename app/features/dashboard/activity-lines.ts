// The lines of activity, and what they can be asked for.

/** The kinds of activity there are. */
export const activityTypes = { contact: 'Contacts', application: 'Applications' } as const
export type ActivityType = keyof typeof activityTypes
export const isActivityType = (value: string): value is ActivityType => Object.hasOwn(activityTypes, value)

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
  /** The page about it. */
  path: string
}

export type ActivityFilter = {
  type?: ActivityType
  /** A user's id, or `visitors`. */
  person?: string
  /** From this moment on, and before that one. */
  from?: number
  until?: number
}
