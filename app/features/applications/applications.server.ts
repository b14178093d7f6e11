// What staff do with applications: list, search and read.
import { type SelectQueryBuilder, sql } from 'kysely'
import { countByStatus } from '#app/features/records/counts.server.ts'
import { type EventLine, eventsOf } from '#app/features/records/timeline.server.ts'
import { containing } from '#db/fold.ts'
import type { Application, ApplicationStatus, Database, Db, SignupStatus } from '#db/schema.ts'
import { type Change, readDetail } from './proposal.ts'

export const pageSize = 25

export type ApplicationFilter = { status?: ApplicationStatus; search?: string }
/** The last row of the page before: its number and its id. */
export type Cursor = { at: number; id: string }
export type ApplicationRow = Pick<
  Application,
  'reference' | 'status' | 'name' | 'course_name' | 'experience' | 'received_at'
>

/** One page, newest first, after the cursor. `next` is null on the last page. */
export async function listApplications(
  db: Db,
  filter: ApplicationFilter,
  after?: Cursor,
): Promise<{ rows: ApplicationRow[]; next: Cursor | null }> {
  let query = filtered(db.selectFrom('records').where('records.kind', '=', 'application'), filter)
    .innerJoin('applications', 'applications.record_id', 'records.id')
    .select(['records.seq', 'records.id', 'records.reference', 'records.status', 'records.name'])
    .select(['records.received_at', 'applications.course_name', 'applications.experience'])
    .orderBy('records.seq', 'desc')
    .limit(pageSize + 1)
  if (after) query = query.where('records.seq', '<', after.at)
  const rows = await query.execute()
  const page = rows.slice(0, pageSize)
  const last = page.at(-1)
  return {
    rows: page.map(({ seq, id, ...row }) => ({ ...row, status: row.status as ApplicationStatus })),
    next: rows.length > pageSize && last ? { at: last.seq, id: last.id } : null,
  }
}

export const countApplications = (db: Db) => countByStatus(db, 'application')

export type ApplicationEventLine = Omit<EventLine<'application'>, 'detail'> & {
  changes: Change[]
  /** Proposes what staff have neither adopted nor dismissed yet. */
  isOpen: boolean
}

/** What the pages about one application show. */
export type ApplicationDetails = Omit<
  Application,
  'seq' | 'id' | 'kind' | 'name' | 'email_key' | 'office' | 'assignee_id' | 'closed_at' | 'search_text' | 'course_id'
> & { events: ApplicationEventLine[]; signup: SignupStatus | null }

export async function findApplication(db: Db, reference: string): Promise<ApplicationDetails | null> {
  const found = await db
    .selectFrom('records')
    .innerJoin('applications', 'applications.record_id', 'records.id')
    .leftJoin('course_signups', 'course_signups.record_id', 'records.id')
    .select(['records.id', 'reference', 'records.status', 'email', 'received_at', 'promised_by', 'language'])
    .select(['spam_reasons', 'records.version', 'first_name', 'last_name', 'phone', 'experience', 'message'])
    .select(['course_name', 'course_level', 'course_weeks', 'promo_code', 'promo_percent', 'promo_redeemed_at'])
    .select(['consent_wording', 'consent_version', 'consented_at', 'course_signups.status as signup'])
    .where('reference', '=', reference)
    .executeTakeFirst()
  if (!found) return null
  const { id, ...shown } = found
  const events = await eventsOf(db, { id, kind: 'application' })
  return {
    ...shown,
    status: shown.status as ApplicationStatus,
    events: events.map(({ detail, ...event }) => {
      const { changes = [], proposed } = readDetail(detail)
      return { ...event, changes, isOpen: proposed !== undefined }
    }),
  }
}

function filtered<O>(query: SelectQueryBuilder<Database, 'records', O>, { status, search }: ApplicationFilter) {
  // What is quarantined shows only when it is asked for.
  let narrowed = status ? query.where('records.status', '=', status) : query.where('records.status', '!=', 'spam')
  for (const word of (search ?? '').split(/\s+/).filter(Boolean)) {
    narrowed = narrowed.where(sql<boolean>`records.search_text like ${containing(word)} escape '\\'`)
  }
  return narrowed
}
