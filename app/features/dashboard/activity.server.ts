// The activity of the requested types, newest first.

import { type RawBuilder, sql } from 'kysely'
import { recordPath } from '#app/features/records/kinds.ts'
import { type Phrase, type Say, sayIn } from '#app/languages/phrases.server.ts'
import { type Cursor, type Page, portion, readPage, walkPages } from '#db/queries/page.ts'
import type { Db } from '#db/schema.ts'
import type { RecordEventType, RecordKind } from '#db/tables/records.ts'
import {
  type ActivityFilter,
  type ActivityLine,
  type ActivityPaging,
  type ActivitySource,
  type ActivityType,
  visitors,
} from './activity-lines.ts'
import { statusWord } from './status-words.ts'

// Activity: staff actions on places in courses, from the audit log.
type Detail = { from?: string | null; to?: string | null }

const placeMovesActivity: ActivitySource = async (db, { types, person, from, until, say = sayIn('en') }, paging) => {
  if (!types.includes('courseSignup') || person === visitors) return { rows: [], next: null }
  let entries = db
    .selectFrom('audit_events as entry')
    .leftJoin('course_signups as place', 'place.id', 'entry.record_id')
    .leftJoin('records', 'records.id', 'place.record_id')
    .leftJoin('applications', 'applications.record_id', 'place.record_id')
    .select(['entry.id', 'entry.at', 'entry.verb', 'entry.actor_id', 'entry.actor_name', 'entry.detail'])
    .select(['entry.record_reference as reference', 'place.id as place', 'place.status'])
    .select(['records.name', 'applications.course_name as course'])
    .where('entry.record_kind', '=', 'place')
    .where('entry.verb', 'in', ['moved', 'run-chosen'])
  if (person) entries = entries.where('entry.actor_id', '=', person)
  if (from !== undefined) entries = entries.where('entry.at', '>=', from)
  if (until !== undefined) entries = entries.where('entry.at', '<', until)
  const { rows, next } = await readPage(entries, { by: ['entry.at', 'entry.id'], ...paging })
  const lines = rows.map((row) => {
    const detail = JSON.parse(row.detail) as Detail
    return {
      id: row.id,
      at: row.at,
      type: 'courseSignup' as const,
      title:
        row.name === null
          ? say('Course place')
          : say('Place of {name} in {course}', { name: row.name, course: row.course ?? '' }),
      subtitle: subtitleOf(row, detail, say),
      status: row.verb === 'moved' ? (detail.to ?? '') : (row.status ?? ''),
      actor: row.actor_id === null ? null : row.actor_name,
      path: row.place === null ? null : `/dashboard/careers/${row.reference}#place`,
    }
  })
  return { rows: lines, next }
}

type Entry = { verb: string; reference: string | null; actor_name: string }

function subtitleOf({ verb, reference, actor_name: actor }: Entry, { from, to }: Detail, say: Say): string {
  const who = { reference: String(reference), actor }
  if (verb === 'moved') {
    const status = { from: statusWord(String(from), say), to: statusWord(String(to), say) }
    return say('{reference}: moved from {from} to {to} by {actor}', { ...who, ...status })
  }
  if (to) return say('{reference}: moved into the run of {day} by {actor}', { ...who, day: to })
  return say('{reference}: removed from its run by {actor}', who)
}

// Activity: staff actions on blog posts, from the audit log.
/** The action in words, and the post's status after it if the entry does not contain one. */
const actions: Record<string, { words: Phrase; status: string }> = {
  created: { words: 'created by {actor}', status: 'draft' },
  changed: { words: 'changed by {actor}', status: 'draft' },
  'revision-restored': { words: 'restored to an earlier revision by {actor}', status: 'restored' },
  trashed: { words: 'moved to the trash by {actor}', status: 'trash' },
  'taken-back': { words: 'restored from the trash by {actor}', status: 'restored' },
}

const postActivity: ActivitySource = async (db, { types, person, from, until, say = sayIn('en') }, paging) => {
  if (!types.includes('blog') || person === visitors) return { rows: [], next: null }
  let entries = db
    .selectFrom('audit_events as entry')
    .leftJoin('posts', 'posts.id', 'entry.record_id')
    .select(['entry.id', 'entry.at', 'entry.verb', 'entry.actor_id', 'entry.actor_name', 'entry.detail'])
    .select(['entry.record_reference as title', 'posts.id as post', 'posts.trashed_at'])
    .where('entry.record_kind', '=', 'post')
    .where('entry.verb', 'in', Object.keys(actions))
  if (person) entries = entries.where('entry.actor_id', '=', person)
  if (from !== undefined) entries = entries.where('entry.at', '>=', from)
  if (until !== undefined) entries = entries.where('entry.at', '<', until)
  const { rows, next } = await readPage(entries, { by: ['entry.at', 'entry.id'], ...paging })
  const lines = rows.map((row) => ({
    id: row.id,
    at: row.at,
    type: 'blog' as const,
    title: say('Post “{title}”', { title: row.title ?? '' }),
    subtitle: say(actions[row.verb]?.words ?? 'changed by {actor}', { actor: row.actor_name }),
    status: statusIn(row.detail) ?? actions[row.verb]?.status ?? '',
    actor: row.actor_id === null ? null : row.actor_name,
    path: pathOf(row),
  }))
  return { rows: lines, next }
}

/** Reads the new status from { "status": "draft → published" }. */
function statusIn(detail: string): string | undefined {
  const { status } = JSON.parse(detail) as { status?: unknown }
  return typeof status === 'string' ? status.split(' → ').at(-1) : undefined
}

function pathOf({ post, trashed_at }: { post: string | null; trashed_at: number | null }): string | null {
  if (post === null) return null
  return trashed_at === null ? `/admin-controls/${post}` : '/admin-controls?status=trash'
}

// Activity: applicants' new places in courses.
const placeActivity: ActivitySource = async (db, { types, person, from, until, say = sayIn('en') }, paging) => {
  if (!types.includes('courseSignup') || person === visitors) return { rows: [], next: null }
  let places = db
    .selectFrom('course_signups as place')
    .innerJoin('records', 'records.id', 'place.record_id')
    .innerJoin('applications', 'applications.record_id', 'place.record_id')
    .select(['place.id', 'place.created_at', 'place.status'])
    .select((e) => e.selectFrom('users').select('name').whereRef('users.id', '=', whoAccepted).as('actor'))
    .select(['records.kind', 'records.reference', 'records.name', 'applications.course_name as course'])
  if (person) places = places.where(whoAccepted, '=', person)
  if (from !== undefined) places = places.where('place.created_at', '>=', from)
  if (until !== undefined) places = places.where('place.created_at', '<', until)
  const { rows, next } = await readPage(places, { by: ['place.created_at', 'place.id'], ...paging })
  const lines = rows.map((row) => ({
    id: row.id,
    at: row.created_at,
    type: 'courseSignup' as const,
    title: say('{name} has a place in {course}', { name: row.name, course: row.course }),
    subtitle: row.actor
      ? say('{reference}: place given by {actor}', { reference: row.reference, actor: row.actor })
      : say('{reference}: place given', { reference: row.reference }),
    status: row.status,
    actor: row.actor,
    path: recordPath(row),
  }))
  return { rows: lines, next }
}

// A join would make PostgreSQL read all places for one person's newest fifty.
const whoAccepted = sql<
  string | null
>`(select event.actor_id from record_events as event where event.record_id = place.record_id
  and event.at = place.created_at and event.to_status = 'accepted' limit 1)`

const typeOf = { enquiry: 'contact', application: 'application' } as const satisfies Record<RecordKind, ActivityType>

/** Activity: events of enquiries and applications. */
const recordActivity: ActivitySource = async (db, { say = sayIn('en'), ...filter }, paging) => {
  const kinds = (['enquiry', 'application'] as const).filter((kind) => filter.types.includes(typeOf[kind]))
  if (kinds.length === 0) return { rows: [], next: null }
  const events = db
    .selectFrom('record_events as event')
    .innerJoin('records', 'records.id', 'event.record_id')
    .leftJoin('enquiries', 'enquiries.record_id', 'event.record_id')
    .leftJoin('applications', 'applications.record_id', 'event.record_id')
    .leftJoin('users', 'users.id', 'event.actor_id')
    .select(['event.id', 'event.kind', 'event.at', 'event.type', 'event.from_status', 'event.to_status', 'event.note'])
    .select(['users.name as actor', 'records.reference', 'records.name'])
    .select(['enquiries.subject', 'applications.course_name as course'])
    .where((e) => e.and(conditions(filter)))
    .$if(kinds.length === 1, (query) => query.where('event.kind', '=', kinds[0] ?? 'enquiry'))
    // Records that robots send into quarantine are left out.
    .where((e) => e.or([e('event.type', '=', 'status'), e('event.to_status', '!=', 'spam')]))
  const { rows, next } = await readPage(events, { by: ['event.at', 'event.id'], ...paging })
  const lines = rows.map((row) => ({
    id: row.id,
    at: row.at,
    type: typeOf[row.kind],
    title: say(titles[row.kind][row.type], { name: row.name }),
    subtitle: recordSubtitle(row, say),
    status: row.to_status.replace('_', ' '),
    actor: row.actor,
    path: recordPath(row),
  }))
  return { rows: lines, next }
}

function conditions({ person, from, until }: ActivityFilter): RawBuilder<boolean>[] {
  const found: RawBuilder<boolean>[] = []
  if (person === visitors) found.push(sql<boolean>`event.actor_id is null`)
  else if (person) found.push(sql<boolean>`event.actor_id = ${person}`)
  if (from !== undefined) found.push(sql<boolean>`event.at >= ${from}`)
  if (until !== undefined) found.push(sql<boolean>`event.at < ${until}`)
  return found
}

const ofEnquiry = 'Enquiry from {name}'
const ofApplication = 'Application from {name}'
const ofAppointments = {
  'appointment-held': '{name} chose a time',
  'appointment-booked': 'Appointment with {name} booked',
  'appointment-moved': 'Appointment with {name} moved',
  'appointment-cancelled': 'Appointment with {name} cancelled',
} as const

const titles: Record<RecordKind, Record<RecordEventType, Phrase>> = {
  enquiry: {
    received: '{name} sent an enquiry',
    again: ofEnquiry,
    adopted: ofEnquiry,
    dismissed: ofEnquiry,
    added: '{name} added to an enquiry',
    withdrawn: '{name} withdrew an enquiry',
    reply: 'Reply to {name}',
    undelivered: 'An email to {name} wasn’t delivered',
    answer: '{name} replied by email',
    status: ofEnquiry,
    note: ofEnquiry,
    assigned: ofEnquiry,
    corrected: ofEnquiry,
    merged: ofEnquiry,
    separated: ofEnquiry,
    settled: ofEnquiry,
    ...ofAppointments,
  },
  application: {
    received: '{name} applied',
    again: '{name} applied again',
    adopted: ofApplication,
    dismissed: ofApplication,
    added: '{name} added to an application',
    withdrawn: '{name} withdrew an application',
    reply: 'Reply to {name}',
    undelivered: 'An email to {name} wasn’t delivered',
    answer: '{name} replied by email',
    status: ofApplication,
    note: ofApplication,
    assigned: ofApplication,
    corrected: ofApplication,
    merged: ofApplication,
    separated: ofApplication,
    settled: ofApplication,
    ...ofAppointments,
  },
}

type Told = {
  type: RecordEventType
  /** Names the colleague whom an assignment chose. */
  note: string | null
  reference: string
  from_status: string | null
  to_status: string
  actor: string | null
  subject: string | null
  course: string | null
}

const moved = '{reference}: moved from {from} to {to}'
const movedTo = '{reference}: moved to {to}'

/** The deeds, each followed by a person's name if it is known. */
const deeds = {
  adopted: '{reference}: new answers adopted',
  dismissed: '{reference}: new answers dismissed',
  note: '{reference}: note',
  assigned: '{reference}: assigned to {assignee}',
  unassigned: '{reference}: unassigned',
  corrected: '{reference}: contact details changed',
  merged: '{reference}: merged with another enquiry',
  separated: '{reference}: separated again',
  settled: '{reference}: no reply needed',
} as const satisfies Partial<Record<RecordEventType | 'unassigned', Phrase>>

const isDeed = (type: string): type is keyof typeof deeds => Object.hasOwn(deeds, type)

function recordSubtitle(
  { reference, note, from_status, to_status, actor, subject, course, ...told }: Told,
  say: Say,
): string {
  const type = told.type === 'assigned' && note === null ? 'unassigned' : told.type
  const isMove = type === 'status' || type === 'withdrawn'
  const about = subject ?? course
  if (!isMove && !isDeed(type))
    return about ? say('{reference}: {typedSubject}', { reference, typedSubject: about }) : reference
  const deed = isDeed(type) ? deeds[type] : from_status ? moved : movedTo
  const [from, to] = [statusWord(from_status ?? '', say), statusWord(to_status, say)]
  const values = { reference, from, to, actor: actor ?? '', assignee: note ?? '' }
  return actor ? say(`${deed} by {actor}`, values) : say(deed, values)
}

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
