// The purge job, which deletes old records only by a trustworthy clock.

import { cutoffOf, retention } from '#app/content/legal/retention.ts'
import { applicationExpiries } from '#app/features/applications/retention.server.ts'
import { purgePreviews, purgeTrash } from '#app/features/blog/store/trash.server.ts'
import { purgeStagedImports } from '#app/features/blog/transfer/stage-import.server.ts'
import { enquiryExpiries } from '#app/features/enquiries/retention.server.ts'
import { issueExpiries, subscriberExpiries } from '#app/features/newsletter/retention.server.ts'
import { peopleExpiries } from '#app/features/people/retention.server.ts'
import { mailEventExpiries, receivedMailExpiries } from '#app/features/received-mail/retention.server.ts'
import { deliveryExpiries } from '#app/features/records/retention.server.ts'
import { keptFormExpiries } from '#app/features/staff/kept-forms/kept-forms.server.ts'
import { auditExpiries, passwordLinkExpiries, sessionExpiries } from '#app/features/staff/retention.server.ts'
import { statusLinkExpiries } from '#app/features/status-links/retention.server.ts'
import { acceptClock, checkClock, tellOfDoubt } from '#app/features/system/deletion.server.ts'
import type { ClockJudgement } from '#app/features/system/purge-clock.server.ts'
import { draftLinkExpiries } from '#app/features/texts/drafts/give-draft-links.server.ts'
import { deleteEndedCounters } from '#app/http/edge/rate-limit.server.ts'
import { dropEndedLinks } from '#app/mail/mailed-links.server.ts'
import { blankOldMails } from '#app/mail/outbox/blank.server.ts'
import type { DeletePortion } from '#db/queries/expiry.ts'
import { deleteOldCopies } from '#db/removed-records.ts'
import type { Db } from '#db/schema.ts'

/** After running this long with an unlikely clock, a process trusts it: staff would have noticed. */
const acceptAfterMs = 24 * 60 * 60_000

type PurgeOptions = {
  db: Db
  now: () => number
  /** Milliseconds of a monotonic clock. */
  elapsed: () => number
  /** Yields the database to others between two portions. */
  pause: () => Promise<unknown>
}

/** @returns the job, which returns the deleted numbers, or null while it waits for a trustworthy clock */
export function createPurge({ db, now, elapsed, pause }: PurgeOptions) {
  let unlikely: { judgement: ClockJudgement; since: number } | null = null

  return async (signal?: AbortSignal): Promise<Purged | null> => {
    const at = now()
    const judgement = await checkClock(db, at)
    if (judgement === 'as expected') unlikely = null
    else {
      if (unlikely?.judgement !== judgement) unlikely = { judgement, since: elapsed() }
      if (elapsed() - unlikely.since >= acceptAfterMs) {
        await acceptClock(db, at)
        unlikely = null
      } else if (judgement === 'ahead') {
        await tellOfDoubt(db, at)
        return null
      }
    }
    // A clock that is behind deletes less, which does no harm.
    return purgeExpired(db, at, { pause, signal })
  }
}

// Deletes rows that have reached the retention period of the privacy notice.

/** With a million rows a portion of 100 blocks others for 50 ms at most, one of 500 for 150 ms. */
const portionSize = 100
/** Leaves more of one kind to the next run: an unusual number is worth an hour in which staff may notice. */
const mostPortions = 100
const unlimited = { portions: Number.POSITIVE_INFINITY }

const expiries = {
  ...sessionExpiries,
  ...passwordLinkExpiries,
  ...keptFormExpiries,
  ...statusLinkExpiries,
  ...peopleExpiries,
  ...draftLinkExpiries,
  ...mailEventExpiries,
  ...receivedMailExpiries,
  ...deliveryExpiries,
  ...enquiryExpiries,
  ...applicationExpiries,
  ...auditExpiries,
  ...subscriberExpiries,
  ...issueExpiries,
}

export type Purged = Record<
  | keyof typeof expiries
  | 'rateLimits'
  | 'mailedLinks'
  | 'mails'
  | 'trashedPosts'
  | 'postPreviews'
  | 'imports'
  | 'copies',
  number
>

type Pace = {
  /** Yields the database to others between two portions. */
  pause?: () => Promise<unknown>
  signal?: AbortSignal
}

/** @returns the number of deleted rows by kind */
export async function purgeExpired(db: Db, now: number, { pause = async () => {}, signal }: Pace = {}) {
  const purged = {} as Purged

  async function purge(
    kind: keyof Purged,
    removePortion: (limit: number) => Promise<number>,
    { portions = mostPortions, limit = portionSize } = {},
  ) {
    purged[kind] = 0
    for (let portion = 1; portion <= portions && !signal?.aborted; portion++) {
      const count = await removePortion(limit)
      purged[kind] += count
      await pause()
      if (count < limit) return
    }
  }

  // A flood creates many counters in an hour, and they hold nothing of value.
  await purge('rateLimits', (limit) => db.transaction().execute((trx) => deleteEndedCounters(trx, { limit, now })), {
    ...unlimited,
    limit: 500,
  })
  for (const [kind, deletePortion] of Object.entries(expiries) as [keyof typeof expiries, DeletePortion][]) {
    await purge(kind, (limit) => db.transaction().execute((trx) => deletePortion(trx, { limit, now })))
  }
  await purge('mailedLinks', (limit) => dropEndedLinks(db, now, limit), unlimited)
  await purge('mails', (limit) => blankOldMails(db, { before: cutoffOf(retention.outboxBodies, now), limit, now }))
  await purge('trashedPosts', (limit) => purgeTrash(db, cutoffOf(retention.trashedPosts, now), limit))
  await purge('postPreviews', () => purgePreviews(db, now), { portions: 1 })
  await purge('imports', () => purgeStagedImports(db, now - 24 * 60 * 60_000), { portions: 1 })
  const copiesBefore = cutoffOf(retention.removedCopies, now)
  await purge(
    'copies',
    (limit) => db.transaction().execute((trx) => deleteOldCopies(trx, copiesBefore, limit, now)),
    unlimited,
  )
  return purged
}
