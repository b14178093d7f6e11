// Deletes rows whose time has passed, a portion at a time; the moments come from the retention rules.
import type { DeleteResult, ExpressionBuilder, SelectQueryBuilder } from 'kysely'
import { isPostgres } from './one-at-a-time.ts'
import { type Family, removeWithCopies } from './removed-records.ts'
import type { ApplicationStatus, Database, Db, Trx } from './schema.ts'

export type ExpiryKind =
  | 'rateLimits'
  | 'sessions'
  | 'unusedSessions'
  | 'passwordLinks'
  | 'statusLinks'
  | 'completedEnquiries'
  | 'closedApplications'
  | 'acceptedApplications'
  | 'spamEnquiries'
  | 'spamApplications'
  | 'auditEvents'
  | 'lapsedSubscribers'
  | 'unconfirmedSubscribers'

/** For each kind: rows that ended before this moment go. */
export type Moments = Record<Exclude<ExpiryKind, `spam${string}` | 'lapsedSubscribers'> | 'spam', number>

type Portion = { before: Moments; limit: number; now: number }

/** What a subscriber's row loses when the person leaves: only the hash of the address stays. */
export const forgottenSubscriber = {
  email: null,
  name: null,
  search_text: null,
  suspicion: null,
  request_digest: null,
  marketing_wording: null,
  marketing_version: null,
  marketing_at: null,
} as const

/** Deletes up to `limit` rows of one kind in a transaction of their own. @returns how many went */
export const deletePortion = (db: Db, kind: ExpiryKind, portion: Portion): Promise<number> =>
  db.transaction().execute((trx) => deletions[kind](trx, portion))

const deletions: Record<ExpiryKind, (trx: Trx, portion: Portion) => Promise<number>> = {
  // Links and counters are worth nothing any more, and a request that nobody confirmed is not ours to keep: no copies.
  rateLimits: (trx, { before, limit }) =>
    countDeleted(
      trx
        .deleteFrom('rate_limits')
        .where('key', 'in', (e) =>
          e.selectFrom('rate_limits').select('key').where('resets_at', '<=', before.rateLimits).limit(limit),
        ),
    ),
  passwordLinks: (trx, { before, limit }) =>
    countDeleted(
      trx
        .deleteFrom('password_links')
        .where('token_hash', 'in', (e) =>
          e
            .selectFrom('password_links')
            .select('token_hash')
            .where('expires_at', '<=', before.passwordLinks)
            .limit(limit),
        ),
    ),
  statusLinks: (trx, { before, limit }) =>
    countDeleted(
      trx
        .deleteFrom('status_links')
        .where('token_hash', 'in', (e) =>
          e.selectFrom('status_links').select('token_hash').where('expires_at', '<=', before.statusLinks).limit(limit),
        ),
    ),
  unconfirmedSubscribers: (trx, { before, limit }) =>
    countDeleted(
      trx
        .deleteFrom('subscribers')
        .where('id', 'in', (e) =>
          e
            .selectFrom('subscribers')
            .select('id')
            .where('status', '=', 'pending')
            .where('opt_in', '=', 1)
            .where(lapsedSubscriber(before))
            .limit(limit),
        ),
    ),
  // Who had unsubscribed before is remembered as that again.
  lapsedSubscribers: async (trx, { before, limit }) => {
    const { numUpdatedRows } = await trx
      .updateTable('subscribers')
      .set({ ...forgottenSubscriber, status: 'unsubscribed' })
      .where('id', 'in', (e) =>
        e
          .selectFrom('subscribers')
          .select('id')
          .where('status', '=', 'pending')
          .where('opt_in', '>', 1)
          .where(lapsedSubscriber(before))
          .limit(limit),
      )
      .executeTakeFirst()
    return Number(numUpdatedRows)
  },

  sessions: (trx, portion) => {
    const moment = portion.before.sessions
    const ended = trx
      .selectFrom('sessions')
      .select('token_hash as key')
      .where((e) => e.or([e('ended_at', '<=', moment), e('expires_at', '<=', moment)]))
    return remove(trx, 'sessions', ended, portion)
  },
  unusedSessions: (trx, portion) => {
    const unused = trx
      .selectFrom('sessions')
      .select('token_hash as key')
      .where('last_seen_at', '<=', portion.before.unusedSessions)
    return remove(trx, 'sessions', unused, portion)
  },
  auditEvents: (trx, portion) => {
    const old = trx.selectFrom('audit_events').select('id as key').where('at', '<=', portion.before.auditEvents)
    return remove(trx, 'audit_events', old, portion)
  },
  completedEnquiries: (trx, portion) => {
    const completed = trx
      .selectFrom('enquiries')
      .select('id as key')
      .where('status', '=', 'completed')
      .where('completed_at', '<=', portion.before.completedEnquiries)
    return remove(trx, 'enquiries', completed, portion)
  },
  spamEnquiries: (trx, portion) => {
    const spam = trx
      .selectFrom('enquiries')
      .select('id as key')
      .where('status', '=', 'spam')
      .where('received_at', '<=', portion.before.spam)
      // Counted from the day it was set aside, which may be later than the day it came.
      .where((e) =>
        e.not(
          e.exists(
            e
              .selectFrom('enquiry_events')
              .select('enquiry_events.id')
              .whereRef('enquiry_events.enquiry_id', '=', 'enquiries.id')
              .where('to_status', '=', 'spam')
              .where('at', '>', portion.before.spam),
          ),
        ),
      )
    return remove(trx, 'enquiries', spam, portion)
  },
  closedApplications: (trx, portion) =>
    removeApplications(trx, ['rejected', 'withdrawn'], portion.before.closedApplications, portion),
  acceptedApplications: (trx, portion) =>
    removeApplications(trx, ['accepted'], portion.before.acceptedApplications, portion),
  spamApplications: (trx, portion) => removeApplications(trx, ['spam'], portion.before.spam, portion),
}

export const expiryKinds = Object.keys(deletions) as readonly ExpiryKind[]

/** A request that waits for staff waits as long as other messages that were set aside. */
const lapsedSubscriber = (before: Moments) => (e: ExpressionBuilder<Database, 'subscribers'>) =>
  e.or([
    e.and([e('suspicion', 'is', null), e('requested_at', '<=', before.unconfirmedSubscribers)]),
    e.and([e('suspicion', 'is not', null), e('requested_at', '<=', before.spam)]),
  ])

/** Those that were decided, or set aside, before this moment; their events and places go with them. */
function removeApplications(trx: Trx, statuses: ApplicationStatus[], before: number, portion: Portion) {
  const decided = trx
    .selectFrom('applications')
    .select('id as key')
    .where('status', 'in', statuses)
    .where('decided_at', '<=', before)
  return remove(trx, 'applications', decided, portion)
}

async function remove<Table extends keyof Database>(
  trx: Trx,
  family: Family,
  expired: SelectQueryBuilder<Database, Table, { key: string }>,
  { limit, now }: Portion,
): Promise<number> {
  // Locked, lest one is moved on meanwhile.
  const found = await expired
    .limit(limit)
    .$if(isPostgres(trx), (query) => query.forUpdate())
    .execute()
  const keys = found.map(({ key }) => key)
  await removeWithCopies(trx, family, keys, now)
  return keys.length
}

async function countDeleted(query: { executeTakeFirst: () => Promise<DeleteResult> }): Promise<number> {
  return Number((await query.executeTakeFirst()).numDeletedRows)
}
