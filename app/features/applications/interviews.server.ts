// An applicant's interview: planned, moved or cancelled, each with a mail that calendars understand.

import { type Changed, changeRecord } from '#app/features/records/change-record.server.ts'
import { recordPath } from '#app/features/records/kinds.ts'
import { type Decision, decisionMail } from '#app/mail/decision-mail.ts'
import { mailTransaction } from '#app/mail/mail-transaction.server.ts'
import { interviewPlanned } from '#app/mail/messages/staff/appointments.ts'
import {
  appointmentOf,
  interviewCancelled,
  interviewInvited,
  interviewMoved,
} from '#app/mail/messages/visitors/interview-arranged.ts'
import { queueMail } from '#app/mail/outbox/queue.server.ts'
import { addDays, dayOf, startOfDay } from '#app/time/days.ts'
import type { By } from '#db/audit.ts'
import { newId } from '#db/queries/id.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { Application, Interview } from '#db/tables/careers.ts'
import type { RecordRow } from '#db/tables/records.ts'
import { findInterview, readApplication } from './applications.server.ts'
import { type Plan, planOf } from './plan-note.ts'
import { detailOf } from './proposal.ts'

export type InterviewPlan = Pick<Interview, 'starts_at' | 'minutes' | 'place' | 'applicant_zone'>

/** Plans the first interview or moves the existing one. @returns the words of the mail, and the detail of the event */
export async function planInterview(trx: Trx, application: Application, plan: InterviewPlan, { actor, now }: By) {
  const planned = await findInterview(trx, application.id)
  const interviewer_id = application.assignee_id ?? planned?.interviewer_id ?? actor.id
  const values = planned
    ? { ...planned, ...plan, interviewer_id, sequence: planned.sequence + 1 }
    : { id: newId(), record_id: application.id, ...plan, interviewer_id, ...unchanged, created_at: now }
  const { id, ...changed } = values
  if (planned) await trx.updateTable('interviews').set(changed).where('id', '=', id).execute()
  else await trx.insertInto('interviews').values(values).execute()
  const isHandedOver = planned !== null && planned.interviewer_id !== interviewer_id
  if (isHandedOver)
    await tellInterviewer(trx, application, { ...values, ...planned, sequence: values.sequence }, 'cancelled', now)
  await tellInterviewer(trx, application, values, planned && !isHandedOver ? 'moved' : 'planned', now)
  const decision = planned ? interviewMoved(application, values) : interviewInvited(application, values)
  return { decision, wasPlanned: planned !== null, detail: planDetail(planned ? 'moved' : 'planned', values) }
}

const planDetail = (what: Plan['what'], planned: InterviewPlan) => detailOf({ plan: planOf(what, planned) })

const unchanged = { sequence: 0, cancelled_at: null }

type Occasion = Parameters<typeof interviewPlanned>[0]['what']

/** Mails the interview to its interviewer's calendar. */
async function tellInterviewer(trx: Trx, application: Application, interview: Interview, what: Occasion, now: number) {
  const interviewer = await trx
    .selectFrom('users')
    .select(['email as to', 'language'])
    .where('id', '=', interview.interviewer_id)
    .where('status', '=', 'active')
    .executeTakeFirst()
  if (!interviewer) return
  const { name, reference, course_name } = application
  const mail = interviewPlanned({
    ...interviewer,
    what,
    name,
    reference,
    course: course_name,
    applicantZone: interview.applicant_zone,
    path: recordPath(application),
    appointment: appointmentOf(application, interview, what === 'cancelled'),
  })
  await queueMail(trx, mail, now)
}

/**
 * Cancels an interview that has not begun, and mails the applicant, whose calendar would otherwise keep it.
 *
 * @param isTold the caller's own mail says so
 * @returns the cancelled interview, if there was one
 */
export async function cancelPlannedInterview(
  trx: Trx,
  record: Pick<RecordRow, 'id'>,
  now: number,
  { isTold = false } = {},
): Promise<Interview | null> {
  const planned = await findInterview(trx, record.id)
  if (!planned || !isAhead(planned, now)) return null
  const application = await readApplication(trx, record)
  const cancelled = await cancel(trx, application, planned, now)
  if (!isTold) await queueMail(trx, decisionMail(interviewCancelled(application, cancelled), null), now)
  return cancelled
}

/** A decision makes it needless. */
export const isAhead = ({ starts_at }: Pick<Interview, 'starts_at'>, now: number) => starts_at > now

async function cancel(trx: Trx, application: Application, planned: Interview, now: number): Promise<Interview> {
  const cancelled = { ...planned, sequence: planned.sequence + 1, cancelled_at: now }
  const { sequence, cancelled_at } = cancelled
  await trx.updateTable('interviews').set({ sequence, cancelled_at }).where('id', '=', planned.id).execute()
  await tellInterviewer(trx, application, cancelled, 'cancelled', now)
  return cancelled
}

export type InterviewRequest = {
  reference: string
  /** The application's version when the page was drawn. */
  version: number
  /** The staff's own paragraph in the mail. */
  paragraph: string | null
}

type InterviewOutcome = Changed<'application', 'gone' | 'changed' | 'no interview'>

/** For an application that is already in the status interview. */
export const changeInterview = (db: Db, { plan, ...request }: InterviewRequest & { plan: InterviewPlan }, by: By) =>
  change(db, request, by, async (trx, application) => {
    const { decision, wasPlanned, detail } = await planInterview(trx, application, plan, by)
    return { decision, detail, verb: wasPlanned ? 'interview-moved' : 'interview-planned' }
  })

export const cancelInterview = (db: Db, request: InterviewRequest, by: By) =>
  change(db, request, by, async (trx, application) => {
    const planned = await findInterview(trx, application.id)
    if (!planned) return null
    const decision = interviewCancelled(application, await cancel(trx, application, planned, by.now))
    return { decision, detail: planDetail('cancelled', planned), verb: 'interview-cancelled' }
  })

type InterviewVerb = 'interview-cancelled' | 'interview-moved' | 'interview-planned'
type Interviewed = { decision: Decision; detail: string; verb: InterviewVerb }

function change(
  db: Db,
  { reference, version, paragraph }: InterviewRequest,
  by: By,
  apply: (trx: Trx, application: Application) => Promise<Interviewed | null>,
): Promise<InterviewOutcome> {
  return mailTransaction(db, (trx) =>
    changeRecord<'application', 'no interview'>(
      trx,
      { kind: 'application', reference, version },
      by,
      async (record) => {
        const application = await readApplication(trx, record)
        const done = record.status === 'interview' ? await apply(trx, application) : null
        if (!done) return { refused: 'no interview' }
        await queueMail(trx, decisionMail(done.decision, paragraph), by.now)
        return { events: [{ type: 'status', detail: done.detail }], entry: { verb: done.verb } }
      },
    ),
  )
}

export type InterviewToday = Pick<Interview, 'starts_at' | 'place' | 'applicant_zone'> & {
  reference: string
  name: string
}

export const interviewsToday = (db: Db, now: number, zone: string): Promise<InterviewToday[]> => {
  const today = dayOf(now, zone)
  return (
    db
      .selectFrom('interviews')
      // A cross join keeps SQLite from beginning with the records, of which it would read all.
      .crossJoin('records')
      .whereRef('records.id', '=', 'interviews.record_id')
      .select(['records.reference', 'records.name', 'starts_at', 'place', 'applicant_zone'])
      .where('starts_at', '>=', startOfDay(today, zone))
      .where('starts_at', '<', startOfDay(addDays(today, 1), zone))
      .where('cancelled_at', 'is', null)
      .where('records.status', '=', 'interview')
      .orderBy('starts_at')
      .limit(20)
      .execute()
  )
}
