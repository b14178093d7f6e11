// Runs repeated jobs on one node at a time: each takes its turn first, and extends it while it runs.
import { endTurns, takeTurn } from '#app/features/system/job-turns.server.ts'
import { isPostgres } from '#db/driver/advisory-lock.ts'
import { newId } from '#db/queries/id.ts'
import type { Db } from '#db/schema.ts'

/** While a job runs, its turn is extended this often. */
const extendEveryMs = 20_000
/** A turn of a process that died ends after the job's interval and half a minute more, and never sooner than this. */
const leastTermMs = 60_000
/** Two processes on one file are rare, and a start that is alone forgets all turns: there it is written seldom. */
const leastTermOnSqliteMs = 10 * 60_000
const graceMs = 30_000

type Job = { name: string; everyMs: number }
type Work = (signal: AbortSignal) => Promise<unknown>

/** @param elapsed milliseconds of a monotonic clock */
export function createTurns(db: Db, elapsed: () => number, holder = newId()) {
  /** When each turn of ours ends at the latest, by `elapsed`. */
  const ends = new Map<string, number>()
  const running = new Set<string>()

  async function take(name: string, termMs: number): Promise<boolean> {
    const asked = elapsed()
    const isOurs = await takeTurn(db, { name, holder, termMs })
    if (isOurs) ends.set(name, asked + termMs)
    else ends.delete(name)
    return isOurs
  }

  return {
    /** @returns the job, which does nothing while another process has its turn */
    inTurn({ name, everyMs }: Job, work: Work): Work {
      const termMs = Math.max(isPostgres(db) ? leastTermMs : leastTermOnSqliteMs, everyMs + graceMs)
      return async (stopping) => {
        // A job of every few seconds does not write that often.
        const isOurs = (ends.get(name) ?? 0) - elapsed() > termMs / 2 || (await take(name, termMs))
        if (!isOurs) return
        try {
          running.add(name)
          // An extension that fails is tried again: until the end the turn is ours.
          const extend = () => take(name, termMs).catch(() => (ends.get(name) ?? 0) > elapsed())
          if (!stopping.aborted) await extended(work, stopping, extend)
        } finally {
          running.delete(name)
          if (stopping.aborted) await endTurns(db, holder, [name])
        }
      }
    },
    /** Leaves the turns to others; those of jobs that still run end with them. */
    async stop() {
      await endTurns(
        db,
        holder,
        [...ends.keys()].filter((name) => !running.has(name)),
      )
      ends.clear()
    },
  }
}

/** @param extend extends the turn; false once it is lost, which stops the work */
async function extended(work: Work, stopping: AbortSignal, extend: () => Promise<boolean>) {
  // AbortSignal.any would stay registered at the process's own signal for as long as that lives.
  const ending = new AbortController()
  const end = () => ending.abort()
  stopping.addEventListener('abort', end, { once: true })
  let extension = Promise.resolve()
  const extending = setInterval(() => {
    extension = extend()
      .then((isStillOurs) => isStillOurs || end())
      .then(() => {})
  }, extendEveryMs).unref()
  try {
    await work(ending.signal)
  } finally {
    clearInterval(extending)
    stopping.removeEventListener('abort', end)
    await extension
  }
}
