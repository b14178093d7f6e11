// Reads the application that the address of a step names: a decision, an interview, new answers.

import type { LoaderFunctionArgs } from '@remix-run/node'
import { db } from '#app/db.server.ts'
import { type ApplicationDetails, findApplication } from '#app/features/applications/applications.server.ts'
import { nextStep } from '#app/features/applications/next-step.ts'
import type { PlaceRow } from '#app/features/applications/places/places.server.ts'
import { dayOf } from '#app/features/applications/places/seats.server.ts'
import { upcomingRuns } from '#app/features/applications/runs/runs.server.ts'
import { recordPath } from '#app/features/records/kinds.ts'
import { referenceIn } from '#app/features/records/reference.ts'
import { drawn } from '#app/languages/message.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { changedText } from '#app/routes/admin/records/record-parts.server.ts'
import type { Asked } from '#app/routes/admin/shared/staff-action.server.ts'
import type { RecordRow } from '#db/tables/records.ts'
import { inList, listOf, listQuery } from '../inbox/query.ts'
import { doneAndMailed } from '../mail/mail-follows.server.ts'

type Params = LoaderFunctionArgs['params']

export const referenceOf = (params: Params) => referenceIn('application', params.reference)

/** The application's page, in the list from which it was opened. */
export const pageOf = ({ params, request }: Pick<LoaderFunctionArgs, 'params' | 'request'>) =>
  inList(recordPath({ kind: 'application', reference: referenceOf(params) }), listOf(request))

export const applicationIn = (params: Params) => findApplication(db, referenceOf(params))

/** The message after a change that came first. */
export const changed = ({ params, staff }: Asked) => changedText('application', params.reference, staff)

/** After a change that is mailed. */
export const mailed = async (done: Phrase, { email }: Pick<RecordRow, 'email'>, sent: Asked) => ({
  to: pageOf(sent),
  text: drawn(await doneAndMailed(db, done, email, sent)),
})

type Standing = Pick<ApplicationDetails, 'status' | 'interview' | 'course_id'>

/** The next step of staff with an application; null if there is none. */
export async function nextStepOf({ status, interview, course_id }: Standing, place: PlaceRow | null, now: number) {
  const runs = place?.status === 'pending' ? await upcomingRuns(db, course_id, now) : []
  const around = { hasRun: runs.some(({ left }) => left > 0), today: dayOf(now) }
  return nextStep({ status, hasInterview: interview !== null, place }, around)
}

/** The part of an application that its steps show. */
export function recordOf(
  { reference, status, version, first_name, last_name, course_name }: ApplicationDetails,
  request: Request,
) {
  const path = recordPath({ kind: 'application', reference })
  const list = listOf(request)
  return {
    reference,
    status,
    version,
    name: `${first_name} ${last_name}`,
    course: course_name,
    path,
    /** The application's page in the list from which it was opened, and what names the list in addresses and forms. */
    page: inList(path, list),
    query: list ? listQuery(list) : '',
    list: new URL(request.url).searchParams.get('list'),
  }
}

export type StepRecord = ReturnType<typeof recordOf>
