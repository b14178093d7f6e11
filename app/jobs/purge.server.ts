// The purge job, which deletes old records only by a trustworthy clock.
import { acceptClock, checkClock, tellOfDoubt } from '#app/features/system/deletion.server.ts'
import type { ClockJudgement } from '#app/features/system/purge-clock.server.ts'
import type { Db } from '#db/schema.ts'
import { type Purged, purgeExpired } from './purge-expired.server.ts'

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
