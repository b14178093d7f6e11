// Deletes what has been kept as long as the privacy notice says.
import { type RetentionRule, retention } from '#app/content/retention.ts'
import { dropEndedLinks } from '#app/mail/mailed-links.server.ts'
import { blankOldMails } from '#app/mail/outbox.server.ts'
import { deleteExpired } from '#db/expiry.ts'
import type { Db } from '#db/schema.ts'

const day = 24 * 60 * 60_000

/** @returns how many rows of each kind went */
export async function purgeExpired(db: Db, now: number) {
  const deleted = await deleteExpired(db, {
    rateLimits: now,
    sessions: endOf(retention.sessionRecords, now),
    // Not used for so long, a session has ended, and then it was kept as a record.
    unusedSessions: endOf(retention.sessionRecords, endOf(retention.sessionIdle, now)),
    passwordLinks: now,
    statusLinks: now,
    completedEnquiries: endOf(retention.enquiriesCompleted, now),
    closedApplications: endOf(retention.applicationsRejected, now),
    acceptedApplications: endOf(retention.applicationsAccepted, now),
    spam: endOf(retention.enquiriesSpam, now),
    auditEvents: endOf(retention.auditEvents, now),
    unconfirmedSubscribers: endOf(retention.subscribersUnconfirmed, now),
  })
  const mailedLinks = await dropEndedLinks(db, now)
  return { ...deleted, mailedLinks, mails: await blankOldMails(db, endOf(retention.outboxBodies, now)) }
}

/** What happened before this moment has been kept for the whole period. */
export function endOf({ amount, unit }: RetentionRule, now: number): number {
  if (unit === 'hours') return now - amount * 60 * 60_000
  if (unit === 'days') return now - amount * day
  const date = new Date(now)
  date.setUTCMonth(date.getUTCMonth() - amount)
  return date.getTime()
}
