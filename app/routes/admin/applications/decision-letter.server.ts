// The mail of a decision on an application, and the course run of an acceptance.
import { db } from '#app/db.server.ts'
import type { ApplicationDetails } from '#app/features/applications/applications.server.ts'
import { grantable } from '#app/features/applications/promo.server.ts'
import { upcomingRuns } from '#app/features/applications/runs/runs.server.ts'
import { findCourse } from '#app/features/applications/runs/stored-course.ts'
import { readCourses } from '#app/features/texts/kinds/courses.server.ts'
import { applicationAccepted } from '#app/mail/messages/visitors/application-accepted.ts'
import { applicationRejected } from '#app/mail/messages/visitors/application-rejected.ts'
import type { DecisionId } from './decisions.ts'
import { letterOf } from './letter.tsx'

/** The address names the run. @returns null if the decision sends no mail */
export async function decisionLetter(
  decision: DecisionId,
  application: ApplicationDetails,
  request: Request,
  now: number,
) {
  if (decision === 'reject') return { letter: letterOf(applicationRejected(application)), seat: null, note: null }
  if (decision !== 'accept') return null
  const seat = await chosenSeat(request, application.course_id, now)
  const [{ discount, note }, courses] = await Promise.all([grantable(db, application), readCourses(db, now)])
  const course = findCourse(courses, application.course_id)
  return { letter: letterOf(applicationAccepted(application, seat?.run ?? null, discount, course)), seat, note }
}

export type DecisionLetter = NonNullable<Awaited<ReturnType<typeof decisionLetter>>>

/** The value for a place without a run. */
const none = 'none'

/** Null if the course has no future run. */
async function chosenSeat(request: Request, courseId: string, now: number) {
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
