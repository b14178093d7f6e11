// What staff do with applications: list, search, read, and move them to a decision.
import { type SelectQueryBuilder, sql } from 'kysely'
import type { SendContext } from '#app/forms/send-context.ts'
import { mailTransaction } from '#app/mail/mail-transaction.server.ts'
import { type Actor, recordAudit } from '#db/audit.ts'
import { containing } from '#db/fold.ts'
import { newId } from '#db/id.ts'
import { olderThan } from '#db/newest-first.ts'
import { oneAtATime } from '#db/one-at-a-time.ts'
import type { Application, ApplicationEvent, ApplicationStatus, Database, Db, SignupStatus, Trx } from '#db/schema.ts'
import { queueApplicationMails } from './application-mails.server.ts'
import { redeemCode } from './promo.server.ts'
import type { Change } from './proposal.ts'
import { mayMove, openStatuses } from './status.ts'

export const pageSize = 25

export type ApplicationFilter = { status?: ApplicationStatus; search?: string }
/** The last row of the page before. */
export type Cursor = { at: number; id: string }
export type ApplicationRow = Pick<
  Application,
  'id' | 'reference' | 'status' | 'first_name' | 'last_name' | 'course_name' | 'experience' | 'received_at'
>

/** One page, newest first, after the cursor. `next` is null on the last page. */
export async function listApplications(
  db: Db,
  filter: ApplicationFilter,
  after?: Cursor,
): Promise<{ rows: ApplicationRow[]; next: Cursor | null }> {
  let query = filtered(db.selectFrom('applications'), filter)
    .select(['id', 'reference', 'status', 'first_name', 'last_name', 'course_name', 'experience', 'received_at'])
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
  if (after) query = query.where(olderThan('received_at', 'id', after))
  const rows = await query.execute()
  const page = rows.slice(0, pageSize)
  const last = page.at(-1)
  return { rows: page, next: rows.length > pageSize && last ? { at: last.received_at, id: last.id } : null }
}

/** How many applications stand in each status; every status is there, with 0 where there is none. */
export async function countApplications(db: Db): Promise<Record<ApplicationStatus, number>> {
  const rows = await db
    .selectFrom('applications')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute()
  const counts = { new: 0, reviewing: 0, interview: 0, accepted: 0, rejected: 0, withdrawn: 0, spam: 0 }
  for (const { status, count } of rows) counts[status] = Number(count)
  return counts
}

export type ApplicationEventLine = Omit<
  ApplicationEvent,
  'application_id' | 'actor_id' | 'digest' | 'changes' | 'proposed'
> & {
  actor: string | null
  changes: Change[]
  /** Proposes what staff have neither adopted nor dismissed yet. */
  isOpen: boolean
}

export type ApplicationDetails = Application & { events: ApplicationEventLine[]; signup: SignupStatus | null }

export async function findApplication(db: Db, reference: string): Promise<ApplicationDetails | null> {
  const application = await findByReference(db, reference)
  if (!application) return null
  const [events, signup] = await Promise.all([
    db
      .selectFrom('application_events as event')
      .leftJoin('users', 'users.id', 'event.actor_id')
      .select(['event.id', 'event.at', 'event.type', 'event.from_status', 'event.to_status', 'event.note'])
      .select(['event.changes', 'event.proposed', 'users.name as actor'])
      .where('event.application_id', '=', application.id)
      .orderBy('event.at')
      .orderBy('event.id')
      .execute(),
    db.selectFrom('course_signups').select('status').where('application_id', '=', application.id).executeTakeFirst(),
  ])
  return {
    ...application,
    events: events.map(({ proposed, ...event }) => ({
      ...event,
      changes: JSON.parse(event.changes ?? '[]') as Change[],
      isOpen: proposed !== null,
    })),
    signup: signup?.status ?? null,
  }
}

export type MoveOutcome =
  | { ok: true; application: Application; note: string | null }
  | { ok: false; reason: 'gone' | 'wrong move' | 'changed'; current?: Application }

type Move = { reference: string; to: ApplicationStatus; version: number; actor: Actor }

/**
 * Moves an application to another status, if its status allows it and nobody changed it since `version` was read.
 * Accepting makes the place in the course and uses up the discount; leaving quarantine sends the mails held back.
 */
export function moveApplication(db: Db, move: Move, settings: Pick<SendContext, 'now'>): Promise<MoveOutcome> {
  const { now } = settings
  return mailTransaction(db, async (trx) => {
    const current = await findByReference(trx, move.reference)
    if (!current) return { ok: false, reason: 'gone' }
    if (current.version !== move.version) return { ok: false, reason: 'changed', current }
    if (!mayMove(current.status, move.to)) return { ok: false, reason: 'wrong move', current }

    const application = await trx
      .updateTable('applications')
      .set({
        status: move.to,
        version: move.version + 1,
        decided_at: openStatuses.includes(move.to) ? null : now,
        suspicion: current.status === 'spam' ? null : current.suspicion,
      })
      .where('id', '=', current.id)
      .where('version', '=', move.version)
      .returningAll()
      .executeTakeFirst()
    if (!application) return { ok: false, reason: 'changed', current }

    const note = move.to === 'accepted' ? await givePlace(trx, application, now) : null
    await trx
      .insertInto('application_events')
      .values({
        ...{ id: newId(), application_id: current.id, at: now, actor_id: move.actor.id, type: 'status' },
        ...{ from_status: current.status, to_status: move.to, note, changes: null, proposed: null, digest: null },
      })
      .execute()
    const deed = { verb: 'moved', kind: 'application', id: current.id, reference: current.reference }
    await recordAudit(trx, move.actor, { ...deed, detail: { from: current.status, to: move.to } }, now)
    // Mails held back by the quarantine leave with the first "Not spam"; what was mailed once is not mailed again.
    if (current.status === 'spam' && current.suspicion) await queueApplicationMails(trx, application, settings)
    return { ok: true, application, note }
  })
}

/** The place in the course, and the discount if it may still be given. @returns what became of the discount */
async function givePlace(trx: Trx, application: Application, now: number): Promise<string | null> {
  await oneAtATime(trx, `application ${application.email_key}`)
  const { isRedeemed, note } = await redeemCode(trx, application)
  if (isRedeemed) {
    await trx.updateTable('applications').set({ promo_redeemed_at: now }).where('id', '=', application.id).execute()
  }
  await trx
    .insertInto('course_signups')
    .values({ id: newId(), application_id: application.id, status: 'pending', created_at: now, version: 1 })
    .execute()
  return note
}

export const findByReference = (db: Db, reference: string) =>
  db.selectFrom('applications').selectAll().where('reference', '=', reference).executeTakeFirst()

function filtered<O>(query: SelectQueryBuilder<Database, 'applications', O>, { status, search }: ApplicationFilter) {
  // What is quarantined shows only when it is asked for.
  let narrowed = status ? query.where('status', '=', status) : query.where('status', '!=', 'spam')
  for (const word of (search ?? '').split(/\s+/).filter(Boolean)) {
    narrowed = narrowed.where(sql<boolean>`search_text like ${containing(word)} escape '\\'`)
  }
  return narrowed
}
