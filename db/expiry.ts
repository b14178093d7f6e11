// Deletes rows whose time has passed; the moments come from the retention rules.
import type { Db } from './schema.ts'

/** For each kind: rows that ended before this moment go. */
export type Moments = Record<
  'rateLimits' | 'sessions' | 'passwordLinks' | 'completedEnquiries' | 'spam' | 'auditEvents',
  number
>

export async function deleteExpired(db: Db, before: Moments): Promise<Moments> {
  const counters = await db.deleteFrom('rate_limits').where('resets_at', '<=', before.rateLimits).executeTakeFirst()
  const sessions = await db.deleteFrom('sessions').where('expires_at', '<=', before.sessions).executeTakeFirst()
  const links = await db.deleteFrom('password_links').where('expires_at', '<=', before.passwordLinks).executeTakeFirst()
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
  const audit = await db.deleteFrom('audit_events').where('at', '<=', before.auditEvents).executeTakeFirst()
  return {
    rateLimits: Number(counters.numDeletedRows),
    sessions: Number(sessions.numDeletedRows),
    passwordLinks: Number(links.numDeletedRows),
    completedEnquiries: Number(completed.numDeletedRows),
    spam: Number(spam.numDeletedRows),
    auditEvents: Number(audit.numDeletedRows),
  }
}
