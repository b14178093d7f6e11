// Reads applications: the staff's lists, whole ones, and one with its details.
import { countByStatus } from '#app/features/records/kept-counts.server.ts'
import { type FileLine, filesOf } from '#app/features/records/mail/files.server.ts'
import { firstAnswerAt } from '#app/features/records/overdue.ts'
import { type RecordFilter, selectRecords } from '#app/features/records/records.server.ts'
import { type EventLine, eventsOf } from '#app/features/records/timeline.server.ts'
import { type Cursor, type Page, readPage } from '#db/queries/page.ts'
import type { Db } from '#db/schema.ts'
import type { Application, Interview } from '#db/tables/careers.ts'
import type { ApplicationStatus, RecordRow, SignupStatus } from '#db/tables/records.ts'
import { answerColumns } from './answers.ts'
import type { Plan } from './plan-note.ts'
import { type Change, readDetail } from './proposal.ts'

export type ApplicationRow = Pick<
  Application,
  'seq' | 'reference' | 'status' | 'name' | 'course_name' | 'received_at' | 'promised_by' | 'answered_at' | 'closed_at'
>

/** One page, newest first. */
export const listApplications = (
  db: Db,
  filter: RecordFilter<'application'>,
  after?: Cursor,
  size?: number,
): Promise<Page<ApplicationRow>> =>
  readPage(
    selectRecords(db, 'application', filter)
      .innerJoin('applications', 'applications.record_id', 'records.id')
      .select(['records.seq', 'reference', 'status', 'name', 'received_at', 'course_name'])
      .select(['promised_by', 'answered_at', 'closed_at'])
      .$narrowType<{ status: ApplicationStatus }>(),
    { by: ['records.seq'], after, size },
  )

export const countApplications = (db: Db) => countByStatus(db, 'application')

export type ApplicationEventLine = Omit<EventLine<'application'>, 'detail'> & {
  changes: Change[]
  /** It proposes changes that staff have neither adopted nor dismissed. */
  isOpen: boolean
}

/** With the interview that was planned, moved or cancelled. */
export type StoredEventLine = ApplicationEventLine & { plan: Plan | null }

/** The data of the pages about one application. */
export type ApplicationDetails = Omit<
  Application,
  | 'seq'
  | 'id'
  | 'kind'
  | 'email_key'
  | 'office'
  | 'assignee_id'
  | 'read_at'
  | 'snoozed_until'
  | 'tags'
  | 'merged_into'
  | 'search_text'
> & {
  events: ApplicationEventLine[]
  first_answer_at: number | null
  interview: Interview | null
  /** The CV, and later ones sent for the same course. */
  files: FileLine[]
  /** The course place: its status, its own id, its run, and the time since which it waits for a seat. */
  signup: SignupStatus | null
  place_id: string | null
  starts_on: string | null
  waiting_since: number | null
}

type FoundApplication = Omit<ApplicationDetails, 'events'> & Pick<Application, 'office'> & { events: StoredEventLine[] }

/** Whole applications: the record joined with its application. */
export const selectApplications = (db: Db) =>
  db
    .selectFrom('records')
    .innerJoin('applications', 'applications.record_id', 'records.id')
    .selectAll('records')
    .select(answerColumns)
    .select(['course_id', 'course_name', 'course_level', 'course_weeks'])
    .select(['promo_code', 'promo_percent', 'promo_redeemed_at'])
    .select(['consent_wording', 'consent_version', 'consented_at'])
    .$narrowType<Pick<Application, 'kind' | 'status'>>()

export const readApplication = (db: Db, { id }: Pick<RecordRow, 'id'>): Promise<Application> =>
  selectApplications(db).where('records.id', '=', id).executeTakeFirstOrThrow()

/** The newest interview; null while none is planned. */
export async function findInterview(db: Db, recordId: string): Promise<Interview | null> {
  const newest = await db
    .selectFrom('interviews')
    .selectAll()
    .where('record_id', '=', recordId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest && newest.cancelled_at === null ? newest : null
}

/** @param whole the id of the event whose text is read in full */
export async function findApplication(
  db: Db,
  reference: string,
  whole: string | null = null,
): Promise<FoundApplication | null> {
  const found = await db
    .selectFrom('records')
    .innerJoin('applications', 'applications.record_id', 'records.id')
    .leftJoin('course_signups', 'course_signups.record_id', 'records.id')
    .leftJoin('course_runs', 'course_runs.id', 'course_signups.run_id')
    .select([
      'records.id',
      'reference',
      'records.name',
      'records.status',
      'email',
      'received_at',
      'promised_by',
      'asked_again_at',
      'records.language',
      'office',
    ])
    .select(['answered_at', 'closed_at', 'spam_reasons', 'records.version'])
    .select(answerColumns)
    .select(['course_name', 'course_level', 'course_weeks', 'promo_code', 'promo_percent', 'promo_redeemed_at'])
    .select(['consent_wording', 'consent_version', 'consented_at', 'course_signups.status as signup'])
    .select(['applications.course_id', 'course_signups.id as place_id', 'starts_on', 'waiting_since'])
    .where('reference', '=', reference)
    .executeTakeFirst()
  if (!found) return null
  const { id, ...shown } = found
  const events = await eventsOf(db, { id, kind: 'application' }, whole)
  const interview = await findInterview(db, id)
  const files = (await filesOf(db, [id])).get(id) ?? []
  return {
    ...shown,
    interview,
    files,
    first_answer_at: firstAnswerAt(found, events),
    status: shown.status as ApplicationStatus,
    events: events.map(({ detail, ...event }) => {
      const { changes = [], plan = null, proposed } = readDetail(detail)
      return { ...event, changes, plan, isOpen: proposed !== undefined }
    }),
  }
}
