// Reads the course run of an acceptance from the page's address.
import { db } from '#app/db.server.ts'
import { upcomingRuns } from '#app/features/applications/runs/runs.server.ts'

/** The value for a place without a run. */
const none = 'none'

/** Null if the course has no future run. */
export async function chosenSeat(request: Request, courseId: string, now: number) {
  const runs = await upcomingRuns(db, courseId, now)
  if (runs.length === 0) return null
  const runId = new URL(request.url).searchParams.get('run')
  // The next run with a free seat, or else the next one with a waiting list.
  const proposed = runs.find(({ left }) => left > 0) ?? runs[0]
  const run = runId === none ? undefined : (runs.find(({ id }) => id === runId) ?? proposed)
  return {
    runs,
    chosen: run?.id ?? none,
    run: run ? { ...run, isWaiting: run.left === 0 } : null,
  }
}

export type ChosenSeat = NonNullable<Awaited<ReturnType<typeof chosenSeat>>>
export type SeatRun = NonNullable<ChosenSeat['run']>
