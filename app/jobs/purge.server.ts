// The deletion of old records as a job: only by a clock that can be believed.
import { acceptClock, checkClock, tellOfDoubt } from '#app/features/deletion/deletion.server.ts'
import type { ClockJudgement } from '#app/features/deletion/purge-clock.server.ts'
import type { Db } from '#db/schema.ts'
import { type Purged, purgeExpired } from './purge-expired.server.ts'

/** A process that has run for so long with an unlikely clock takes it for right: somebody would have noticed. */
const acceptAfterMs = 24 * 60 * 60_000

export type PurgeOptions = {
  db: Db
  now: () => number
  /** Milliseconds of a clock that nobody can set. */
  elapsed: () => number
  /** Lets others have the database between two portions. */
  pause: () => Promise<unknown>
}

/** @returns the job: what it removed, or null while it waits for a clock that can be believed */
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
    // By a clock that is behind, less is deleted than should be.
    return purgeExpired(db, at, { pause, signal })
  }
}
