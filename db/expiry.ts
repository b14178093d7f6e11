// Deletes rows whose time has passed; the moments come from the retention rules.
import type { ExpressionBuilder } from 'kysely'
import type { ApplicationStatus, Database, Db } from './schema.ts'

/** For each kind: rows that ended before this moment go. */
export type Moments = Record<
  | 'rateLimits'
  | 'sessions'
  | 'unusedSessions'
  | 'passwordLinks'
  | 'statusLinks'
  | 'completedEnquiries'
  | 'closedApplications'
  | 'acceptedApplications'
  | 'spam'
  | 'auditEvents'
  | 'unconfirmedSubscribers',
  number
>

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

export async function deleteExpired(db: Db, before: Moments): Promise<Moments> {
  const counters = await db.deleteFrom('rate_limits').where('resets_at', '<=', before.rateLimits).executeTakeFirst()
  const sessions = await db
    .deleteFrom('sessions')
    .where((e) => e.or([e('ended_at', '<=', before.sessions), e('expires_at', '<=', before.sessions)]))
    .executeTakeFirst()
  const unused = await db.deleteFrom('sessions').where('last_seen_at', '<=', before.unusedSessions).executeTakeFirst()
  const links = await db.deleteFrom('password_links').where('expires_at', '<=', before.passwordLinks).executeTakeFirst()
  const statusLinks = await db
    .deleteFrom('status_links')
    .where('expires_at', '<=', before.statusLinks)
    .executeTakeFirst()
  const completed = await db
    .deleteFrom('enquiries')
    .where('status', '=', 'completed')
    .where('completed_at', '<=', before.completedEnquiries)
    .executeTakeFirst()
  const spam = await db
    .deleteFrom('enquiries')
    .where('status', '=', 'spam')
    .where('received_at', '<=', before.spam)
    // Counted from the day it was set aside, which may be later than the day it came.
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('enquiry_events')
            .select('enquiry_events.id')
            .whereRef('enquiry_events.enquiry_id', '=', 'enquiries.id')
            .where('to_status', '=', 'spam')
            .where('at', '>', before.spam),
        ),
      ),
    )
    .executeTakeFirst()
  const closed = await deleteApplications(db, ['rejected', 'withdrawn'], before.closedApplications)
  const accepted = await deleteApplications(db, ['accepted'], before.acceptedApplications)
  const spamApplications = await deleteApplications(db, ['spam'], before.spam)
  const audit = await db.deleteFrom('audit_events').where('at', '<=', before.auditEvents).executeTakeFirst()
  // Who had unsubscribed before is remembered as that again.
  const lapsed = await db
    .updateTable('subscribers')
    .set({ ...forgottenSubscriber, status: 'unsubscribed' })
    .where('status', '=', 'pending')
    .where('opt_in', '>', 1)
    .where(lapsedSubscriber(before))
    .executeTakeFirst()
  const unconfirmed = await db
    .deleteFrom('subscribers')
    .where('status', '=', 'pending')
    .where(lapsedSubscriber(before))
    .executeTakeFirst()
  return {
    rateLimits: Number(counters.numDeletedRows),
    sessions: Number(sessions.numDeletedRows),
    unusedSessions: Number(unused.numDeletedRows),
    passwordLinks: Number(links.numDeletedRows),
    statusLinks: Number(statusLinks.numDeletedRows),
    completedEnquiries: Number(completed.numDeletedRows),
    closedApplications: closed,
    acceptedApplications: accepted,
    spam: Number(spam.numDeletedRows) + spamApplications,
    auditEvents: Number(audit.numDeletedRows),
    unconfirmedSubscribers: Number(unconfirmed.numDeletedRows + lapsed.numUpdatedRows),
  }
}

/** A request that waits for staff waits as long as other messages that were set aside. */
const lapsedSubscriber = (before: Moments) => (e: ExpressionBuilder<Database, 'subscribers'>) =>
  e.or([
    e.and([e('suspicion', 'is', null), e('requested_at', '<=', before.unconfirmedSubscribers)]),
    e.and([e('suspicion', 'is not', null), e('requested_at', '<=', before.spam)]),
  ])

/** Those that were decided, or set aside, before this moment; their events and places go with them. */
async function deleteApplications(db: Db, statuses: ApplicationStatus[], before: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('applications')
    .where('status', 'in', statuses)
    .where('decided_at', '<=', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
