// What the sources of activity have in common: their lines, and what they are asked for.
import { type RawBuilder, sql } from 'kysely'
import { olderThan } from '#db/newest-first.ts'

/** The kinds of activity there are; each has its source. */
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

export type ActivityKey = { at: number; id: string }
export type ActivityQuery = ActivityFilter & { before?: ActivityKey; limit: number }

/** The conditions of a query on a table of events that is called `event`. */
export function eventConditions({ person, from, until, before }: ActivityQuery): RawBuilder<boolean>[] {
  const conditions: RawBuilder<boolean>[] = []
  if (person === visitors) conditions.push(sql<boolean>`event.actor_id is null`)
  else if (person) conditions.push(sql<boolean>`event.actor_id = ${person}`)
  if (from !== undefined) conditions.push(sql<boolean>`event.at >= ${from}`)
  if (until !== undefined) conditions.push(sql<boolean>`event.at < ${until}`)
  if (before) conditions.push(olderThan('event.at', 'event.id', before))
  return conditions
}

/** As in "ENQ-7K3M-92QF: moved from new to in progress by Ada". */
export function movedWords(reference: string, from: string | null, to: string, actor: string | null) {
  const steps = from ? `from ${statusWords(from)} to ${statusWords(to)}` : `to ${statusWords(to)}`
  return `${reference}: moved ${steps}${actor ? ` by ${actor}` : ''}`
}

export const statusWords = (status: string) => status.replace('_', ' ')
