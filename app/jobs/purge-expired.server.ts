// Deletes what has been kept as long as the privacy notice says.
import { type RetentionRule, retention } from '#app/content/retention.ts'
import { purgePreviews, purgeTrash } from '#app/features/blog/store/trash.server.ts'
import { dropEndedLinks } from '#app/mail/mailed-links.server.ts'
import { blankOldMails } from '#app/mail/outbox.server.ts'
import { deletePortion, type ExpiryKind, expiryKinds, type Moments } from '#db/expiry.ts'
import { deleteOldCopies } from '#db/removed-records.ts'
import type { Db } from '#db/schema.ts'

const day = 24 * 60 * 60_000
const limit = 500
/** More of one kind waits for the next run: an unusual number is worth an hour in which somebody may notice. */
const mostPortions = 20
const any = Number.POSITIVE_INFINITY

export type Purged = Record<ExpiryKind | 'mailedLinks' | 'mails' | 'trashedPosts' | 'postPreviews' | 'copies', number>

type Pace = {
  /** Lets others have the database between two portions. */
  pause?: () => Promise<unknown>
  signal?: AbortSignal
}

/** @returns how many rows of each kind went */
export async function purgeExpired(db: Db, now: number, { pause = async () => {}, signal }: Pace = {}) {
  const before = momentsOf(now)
  const purged = {} as Purged

  async function purge(kind: keyof Purged, removePortion: () => Promise<number>, portions = mostPortions) {
    purged[kind] = 0
    for (let portion = 1; portion <= portions && !signal?.aborted; portion++) {
      const count = await removePortion()
      purged[kind] += count
      await pause()
      if (count < limit) return
    }
  }

  for (const kind of expiryKinds) {
    // Whoever floods the site makes many counters in an hour; they hold nothing that anybody could miss.
    const portions = kind === 'rateLimits' ? any : mostPortions
    await purge(kind, () => deletePortion(db, kind, { before, limit, now }), portions)
  }
  await purge('mailedLinks', () => dropEndedLinks(db, now, limit), any)
  await purge('mails', () => blankOldMails(db, { before: endOf(retention.outboxBodies, now), limit, now }))
  await purge('trashedPosts', () => purgeTrash(db, endOf(retention.trashedPosts, now), limit))
  await purge('postPreviews', () => purgePreviews(db, now), 1)
  const copiesBefore = endOf(retention.removedCopies, now)
  await purge('copies', () => db.transaction().execute((trx) => deleteOldCopies(trx, copiesBefore, limit, now)), any)
  return purged
}

const momentsOf = (now: number): Moments => ({
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

/** What happened before this moment has been kept for the whole period. */
export function endOf({ amount, unit }: RetentionRule, now: number): number {
  if (unit === 'hours') return now - amount * 60 * 60_000
  if (unit === 'days') return now - amount * day
  const date = new Date(now)
  date.setUTCMonth(date.getUTCMonth() - amount)
  return date.getTime()
}
