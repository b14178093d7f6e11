// What happened, newest first, from the events that each kind of record keeps.
import type { Db, EnquiryEvent, EnquiryStatus } from '#db/schema.ts'

/** The kinds of activity there are; a kind is added with its source below. */
export const activityTypes = { contact: 'Contacts' } as const
export type ActivityType = keyof typeof activityTypes
export const isActivityType = (value: string): value is ActivityType => Object.hasOwn(activityTypes, value)

export const activityPageSize = 50
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
type Query = ActivityFilter & { before?: ActivityKey; limit: number }

const sources: Record<ActivityType, (db: Db, query: Query) => Promise<ActivityLine[]>> = { contact: enquiryActivity }

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

async function newest(db: Db, query: Query): Promise<ActivityLine[]> {
  const asked = query.type ? [sources[query.type]] : Object.values(sources)
  const found = await Promise.all(asked.map((source) => source(db, query)))
  return found
    .flat()
    .sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))
    .slice(0, query.limit)
}

async function enquiryActivity(db: Db, { person, from, until, before, limit }: Query): Promise<ActivityLine[]> {
  let query = db
    .selectFrom('enquiry_events as event')
    .innerJoin('enquiries', 'enquiries.id', 'event.enquiry_id')
    .leftJoin('users', 'users.id', 'event.actor_id')
    .select([
      'event.id',
      'event.at',
      'event.type',
      'event.from_status',
      'event.to_status',
      'enquiries.reference',
      'enquiries.name',
      'enquiries.subject',
      'users.name as actor',
    ])
    // What robots send into quarantine is no news.
    .where((eb) => eb.or([eb('event.type', '=', 'status'), eb('event.to_status', '!=', 'spam')]))
    .orderBy('event.at', 'desc')
    .orderBy('event.id', 'desc')
    .limit(limit)
  if (person === visitors) query = query.where('event.actor_id', 'is', null)
  else if (person) query = query.where('event.actor_id', '=', person)
  if (from !== undefined) query = query.where('event.at', '>=', from)
  if (until !== undefined) query = query.where('event.at', '<', until)
  if (before) {
    const { at, id } = before
    query = query.where((eb) =>
      eb.or([eb('event.at', '<', at), eb.and([eb('event.at', '=', at), eb('event.id', '<', id)])]),
    )
  }
  const rows = await query.execute()
  return rows.map(({ id, at, type, from_status, to_status, reference, name, subject, actor }) => ({
    id,
    at,
    type: 'contact',
    title: titles[type](name),
    subtitle:
      type === 'received' || type === 'added'
        ? [reference, subject].filter(Boolean).join(': ')
        : moved(reference, from_status, to_status, actor),
    status: words(to_status),
    actor,
    path: `/dashboard/contacts/${reference}`,
  }))
}

const titles: Record<EnquiryEvent['type'], (name: string) => string> = {
  received: (name) => `${name} sent an enquiry`,
  added: (name) => `${name} added to an enquiry`,
  withdrawn: (name) => `${name} withdrew an enquiry`,
  status: (name) => `Enquiry from ${name}`,
}

function moved(reference: string, from: EnquiryStatus | null, to: EnquiryStatus, actor: string | null) {
  const steps = from ? `from ${words(from)} to ${words(to)}` : `to ${words(to)}`
  return `${reference}: moved ${steps}${actor ? ` by ${actor}` : ''}`
}

const words = (status: EnquiryStatus) => status.replace('_', ' ')
