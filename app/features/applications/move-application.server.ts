import { type MoveOutcome, type MoveRequest, moveRecord, type Noted } from '#app/features/records/move.server.ts'
import { isOpen } from '#app/features/records/statuses.ts'
import { type Decision, decisionMail } from '#app/mail/decision-mail.ts'
import type { Discount } from '#app/mail/messages/place-words.ts'
import { applicationAccepted, applicationRejected } from '#app/mail/messages/visitors/application-decided.ts'
import { withoutInterview } from '#app/mail/messages/visitors/interview-arranged.ts'
import { queueMail } from '#app/mail/outbox/queue.server.ts'
import type { Price } from '#app/ui/text/price-text.ts'
import type { By } from '#db/audit.ts'
import { newId } from '#db/queries/id.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { Application, CourseRun } from '#db/tables/careers.ts'
import type { ApplicationStatus, RecordRow } from '#db/tables/records.ts'
import { queueApplicationMails } from './application-mails.server.ts'
import { readApplication } from './applications.server.ts'
import {
  cancelPlannedInterview,
  changeInterview,
  type InterviewPlan,
  type InterviewRequest,
  planInterview,
} from './interviews.server.ts'
import { placeLetter } from './places/move-place.server.ts'
import { findPlaceOf, toldPlace } from './places/places.server.ts'
import { hasSeat, lockPlace, lockRuns, moveUp } from './places/seats.server.ts'
import { redeemCode, reserveAgain } from './promo.server.ts'

/** The staff's answers on the confirmation page. */
type Confirmed = {
  /** The staff's paragraph in the mail; null if no mail is to be sent. */
  mail: { paragraph: string | null } | null
  interview?: InterviewPlan
  /** That of an acceptance; without it, it has no run. */
  place?: ChosenPlace
}

const placeWithoutRun: ChosenPlace = { run: null, price: null, isConfirmed: false }

type Move = MoveRequest<'application'>
type Moved = MoveOutcome<'application'>
/** Makes a move that needs no confirmation. Leaving quarantine sends the mails that were held back. */
export const moveApplication = (db: Db, move: Move, by: By): Promise<Moved> => run(db, move, by)

/** Makes a confirmed move; its consequences are stored in the same transaction. */
export async function moveConfirmed(
  db: Db,
  { confirmed, ...move }: Move & { confirmed: Confirmed },
  by: By,
): Promise<Moved | { ok: false; reason: 'completed' | 'seats changed' }> {
  try {
    return await run(db, { ...move, confirmed }, by)
  } catch (error) {
    if (error instanceof PlaceCompleted) return { ok: false, reason: 'completed' }
    if (error instanceof SeatsChanged) return { ok: false, reason: 'seats changed' }
    throw error
  }
}

const run = (db: Db, { confirmed, ...move }: Move & { confirmed?: Confirmed }, by: By) =>
  moveRecord(db, { ...move, kind: 'application', isConfirmed: confirmed !== undefined }, by, {
    lockOf: ({ email_key }) => lockName(email_key),
    onMove: (trx, record, from) => decide(trx, record, { from, confirmed }, by),
    onRelease: async (trx, record) => queueApplicationMails(trx, await readApplication(trx, record), by),
  })

/** Moves an interview, or plans the first one, which moves an application in review to the interview stage. */
export async function arrangeInterview(db: Db, request: InterviewRequest & { plan: InterviewPlan }, by: By) {
  const { reference, version, paragraph, plan } = request
  if (plan.starts_at <= by.now) return { ok: false, reason: 'passed' } as const
  const changed = await changeInterview(db, request, by)
  if (changed.ok || changed.reason !== 'no interview') return changed
  return moveConfirmed(
    db,
    { reference, to: 'interview', version, confirmed: { mail: { paragraph }, interview: plan } },
    by,
  )
}

/** The lock that makes sending and accepting applications of one person take turns. */
export const lockName = (emailKey: string) => `application ${emailKey}`

/** @returns what the event says of it */
async function decide(
  trx: Trx,
  record: RecordRow<'application'>,
  { from, confirmed }: { from: ApplicationStatus; confirmed?: Confirmed },
  by: By,
): Promise<Noted> {
  const { now } = by
  const isReopened = isOpen('application', record.status) && !isOpen('application', from)
  const note = isReopened ? await keepDiscount(trx, record) : null
  const application = await readApplication(trx, record)
  const takenBack = from === 'accepted' ? await takePlaceBack(trx, record, now) : null
  const isTold = Boolean(confirmed?.mail) && (record.status === 'accepted' || record.status === 'rejected')
  const needless = from === 'interview' ? await cancelPlannedInterview(trx, record, now, { isTold }) : null
  if (!confirmed) return { note }
  const send = async (decision: Decision) => {
    if (!confirmed.mail) return
    const whole = needless ? withoutInterview(decision, application, needless) : decision
    await queueMail(trx, decisionMail(whole, confirmed.mail.paragraph), now)
  }
  if (takenBack) await send(takenBack)
  if (record.status === 'accepted') {
    const place = confirmed.place ?? placeWithoutRun
    const { run, discount, note } = await givePlace(trx, application, place, now)
    const seat = run?.isWaiting ? 'waiting' : place.isConfirmed ? 'confirmed' : 'kept'
    const told = await toldPlace(trx, application, { run, price: place.price, discount }, now)
    await send(applicationAccepted(application, { ...told, seat }))
    return { note }
  }
  if (record.status === 'rejected') await send(applicationRejected(application))
  if (record.status !== 'interview' || !confirmed.interview) return { note }
  const { decision, detail } = await planInterview(trx, application, confirmed.interview, by)
  await send(decision)
  return { note, detail }
}

// Makes the course place of an accepted application, and cancels it when the acceptance is reversed.

/** The run that staff chose, and the page's promise: a seat, or a place on the waiting list. */
export type ChosenRun = { id: string; isWaiting: boolean }

/** @property isConfirmed the place is confirmed at once; one on the waiting list never is */
export type ChosenPlace = { run: ChosenRun | null; price: Price | null; isConfirmed: boolean }

/** The run or its free seats changed since the page was drawn. */
class SeatsChanged extends Error {}
/** The course is already completed, so the acceptance cannot be reversed. */
class PlaceCompleted extends Error {}

type Given = { run: (CourseRun & { isWaiting: boolean }) | null; discount: Discount | null; note: string | null }

/** Makes the place and, if it is still allowed, grants the discount. @throws SeatsChanged */
async function givePlace(
  trx: Trx,
  application: Application,
  { run: chosen, price, isConfirmed }: ChosenPlace,
  now: number,
): Promise<Given> {
  await lockPlace(trx, application)
  const { discount, note } = await redeemCode(trx, application)
  if (discount) await setRedeemed(trx, application.id, now)
  const run = chosen ? await seatIn(trx, application, chosen) : null
  const seat = {
    status: isConfirmed && !run?.isWaiting ? ('confirmed' as const) : ('pending' as const),
    run_id: run?.id ?? null,
    waiting_since: run?.isWaiting ? now : null,
    price: price?.minor ?? null,
    currency: price?.currency ?? null,
  }
  await trx
    .insertInto('course_signups')
    .values({ id: newId(), record_id: application.id, ...seat, created_at: now, version: 1 })
    // An application accepted for the second time gets its old place back.
    .onConflict((conflict) =>
      conflict.column('record_id').doUpdateSet((e) => ({ ...seat, version: e('course_signups.version', '+', 1) })),
    )
    .execute()
  return { run, discount, note }
}

async function seatIn(trx: Trx, { course_id }: Application, { id, isWaiting }: ChosenRun) {
  const run = (await lockRuns(trx, [id])).get(id)
  if (run?.course_id !== course_id || (await hasSeat(trx, run)) === isWaiting) throw new SeatsChanged()
  return { ...run, isWaiting }
}

/**
 * Cancels the place, gives its seat to the first on the waiting list and returns the discount. @throws PlaceCompleted
 * @returns the mail that tells the person, or null where they had no place any more
 */
async function takePlaceBack(
  trx: Trx,
  { id, reference }: Pick<RecordRow, 'id' | 'reference'>,
  now: number,
): Promise<Decision | null> {
  await lockPlace(trx, { reference })
  const place = await findPlaceOf(trx, reference)
  if (place?.status === 'completed') throw new PlaceCompleted()
  const runs = await lockRuns(trx, [place?.run_id ?? null])
  const letter = place && place.status !== 'cancelled' ? await placeLetter(trx, place, 'cancelled', now) : null
  await trx
    .updateTable('course_signups')
    .set((e) => ({ status: 'cancelled', waiting_since: null, version: e('version', '+', 1) }))
    .where('record_id', '=', id)
    .execute()
  await moveUp(trx, runs.get(place?.run_id ?? ''), now)
  await setRedeemed(trx, id, null)
  return letter
}

const setRedeemed = (trx: Trx, recordId: string, at: number | null) =>
  trx.updateTable('applications').set({ promo_redeemed_at: at }).where('record_id', '=', recordId).execute()

/** For an application that is open again. @returns the note that says that its discount is not, or null */
export async function keepDiscount(trx: Trx, record: RecordRow<'application'>): Promise<string | null> {
  await lockPlace(trx, record)
  return reserveAgain(trx, await readApplication(trx, record))
}
