// Changes a place's status or run; a freed seat goes to the person who has waited longest.
import { type Decision, decisionMail } from '#app/mail/decision-mail.ts'
import { mailTransaction } from '#app/mail/mail-transaction.server.ts'
import { placeCancelled, placeConfirmed } from '#app/mail/messages/visitors/places.ts'
import { queueMail } from '#app/mail/outbox/queue.server.ts'
import { type By, recordAudit } from '#db/audit.ts'
import { takeAdvisoryLock } from '#db/driver/advisory-lock.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { CourseRun } from '#db/tables/careers.ts'
import type { SignupStatus } from '#db/tables/records.ts'
import { readApplication } from '../applications.server.ts'
import { givenDiscount, promoLock, reserveAgain } from '../promo.server.ts'
import { mayMovePlace } from './place-statuses.ts'
import { findPlace, type PlaceRow, storedPrice, toldPlace } from './places.server.ts'
import { hasSeat, lockPlace, lockRuns, moveUp } from './seats.server.ts'

type PlaceRequest = {
  id: string
  /** The place's version when the page was drawn. */
  version: number
}

type Refused<Reason extends string> = { ok: false; reason: 'gone' | 'changed' | Reason }
/** `movedUp` holds the references of those who got the freed seat. */
type Done = { ok: true; place: PlaceRow; movedUp: string[] }

/** The note tells of a discount that went to others before the place was given back. */
type PlaceMoved = (Done & { note: string | null }) | Refused<'wrong move' | 'not accepted'>

/** @param mail the staff's paragraph in the mail of the move; null if none is to be sent, which some moves never do */
export async function movePlace(
  db: Db,
  { to, mail, ...request }: PlaceRequest & { to: SignupStatus; mail: { paragraph: string | null } | null },
  by: By,
): Promise<PlaceMoved> {
  let note: string | null = null
  const moved = await change<'wrong move' | 'not accepted'>(db, request, null, async (trx, place, runs) => {
    if (!mayMovePlace(place.status, to, place.waiting_since !== null)) return 'wrong move'
    if (place.status === 'cancelled' && place.application !== 'accepted') return 'not accepted'
    const run = runs.get(place.run_id ?? '')
    const waits = place.status === 'cancelled' && run !== undefined && !(await hasSeat(trx, run))
    note = place.status === 'cancelled' ? await reserveAgain(trx, await applicationOf(trx, place)) : null
    const decision = mail && (await placeLetter(trx, place, to, by.now))
    await update(trx, place, { status: to, waiting_since: waits ? by.now : null, run_id: run?.id ?? null })
    if (decision) await queueMail(trx, decisionMail(decision, mail.paragraph), by.now)
    const movedUp = to === 'cancelled' ? await moveUp(trx, run, by.now) : []
    const detail = { from: place.status, to, ...(movedUp.length > 0 ? { movedUp: movedUp.join(', ') } : {}) }
    const { id, reference } = place
    await recordAudit(trx, { verb: 'moved', kind: 'place', id, reference, detail }, by)
    return movedUp
  })
  return moved.ok ? { ...moved, note } : moved
}

type RunChosen = Done | Refused<'closed' | 'no run' | 'full'>

/** @param runId null to remove the place from its run */
export const chooseRun = (
  db: Db,
  { runId, ...request }: PlaceRequest & { runId: string | null },
  by: By,
): Promise<RunChosen> =>
  change<'closed' | 'no run' | 'full'>(db, request, runId, async (trx, place, runs) => {
    if (place.status !== 'pending' && place.status !== 'confirmed') return 'closed'
    const run = runs.get(runId ?? '')
    if (runId !== null && run?.course_id !== place.course_id) return 'no run'
    if (runId === place.run_id) return []
    const waits = run !== undefined && !(await hasSeat(trx, run))
    // A confirmed place is not put on a waiting list.
    if (waits && place.status === 'confirmed') return 'full'
    await update(trx, place, { status: place.status, waiting_since: waits ? by.now : null, run_id: runId })
    const movedUp = await moveUp(trx, runs.get(place.run_id ?? ''), by.now)
    const detail = { from: place.starts_on, to: run?.starts_on ?? null }
    const { id, reference } = place
    await recordAudit(trx, { verb: 'run-chosen', kind: 'place', id, reference, detail }, by)
    return movedUp
  })

type Apply<Reason> = (trx: Trx, place: PlaceRow, runs: Map<string, CourseRun>) => Promise<string[] | Reason>

/** Locks the code of its discount, its current run and its new one, in the order in which a place is given. */
function change<Reason extends string>(
  db: Db,
  { id, version }: PlaceRequest,
  otherRun: string | null,
  apply: Apply<Reason>,
): Promise<Done | Refused<Reason>> {
  return mailTransaction(db, async (trx): Promise<Done | Refused<Reason>> => {
    const found = await findPlace(trx, id)
    if (!found) return { ok: false, reason: 'gone' }
    await lockPlace(trx, found)
    const { promo_code } = await applicationOf(trx, found)
    if (promo_code) await takeAdvisoryLock(trx, promoLock(promo_code))
    const runs = await lockRuns(trx, [found.run_id, otherRun])
    const place = await findPlace(trx, id)
    if (place?.version !== version || place.run_id !== found.run_id) return { ok: false, reason: 'changed' }
    const outcome = await apply(trx, place, runs)
    if (typeof outcome === 'string') return { ok: false, reason: outcome }
    return { ok: true, place: (await findPlace(trx, id)) ?? place, movedUp: outcome }
  })
}

/** The mail of a move of the place as it is; null for a move that sends none. */
export async function placeLetter(db: Db, place: PlaceRow, to: SignupStatus, now: number): Promise<Decision | null> {
  if (to !== 'confirmed' && to !== 'cancelled') return null
  const application = await applicationOf(db, place)
  const run = await db
    .selectFrom('course_runs')
    .selectAll()
    .where('id', '=', place.run_id ?? '')
    .executeTakeFirst()
  if (to === 'cancelled') return placeCancelled(application, run ?? null, place.waiting_since !== null)
  const told = { run: run ?? null, price: storedPrice(place), discount: givenDiscount(application) }
  return placeConfirmed(application, await toldPlace(db, application, told, now))
}

const applicationOf = (db: Db, { record_id }: PlaceRow) => readApplication(db, { id: record_id })

type Changed = { status: SignupStatus; waiting_since: number | null; run_id: string | null }

const update = (trx: Trx, { id, version }: PlaceRow, changed: Changed) =>
  trx
    .updateTable('course_signups')
    .set({ ...changed, version: version + 1 })
    .where('id', '=', id)
    .execute()
