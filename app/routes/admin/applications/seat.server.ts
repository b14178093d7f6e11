// The course run that somebody is accepted for, as the address of the page has it.
import { db } from '#app/db.server.ts'
import { upcomingRuns } from '#app/features/applications/runs/runs.server.ts'

/** For a place without a run. */
const none = 'none'

/** Null where the course has no run that is still to come. */
export async function chosenSeat(request: Request, courseId: string, now: number) {
  const runs = await upcomingRuns(db, courseId, now)
  if (runs.length === 0) return null
  const asked = new URL(request.url).searchParams.get('run')
  // The next with a seat, or else the next to wait for.
  const proposed = runs.find(({ left }) => left > 0) ?? runs[0]
  const run = asked === none ? undefined : (runs.find(({ id }) => id === asked) ?? proposed)
  return {
    runs,
    chosen: run?.id ?? none,
    run: run ? { ...run, isWaiting: run.left === 0 } : null,
  }
}

export type ChosenSeat = NonNullable<Awaited<ReturnType<typeof chosenSeat>>>
export type SeatRun = NonNullable<ChosenSeat['run']>
