// Makes the course place of an accepted application, and cancels it when the acceptance is reversed.
import type { Decision } from '#app/mail/decision-mail.ts'
import type { Discount } from '#app/mail/messages/place-words.ts'
import type { Price } from '#app/ui/text/price-text.ts'
import { newId } from '#db/queries/id.ts'
import type { Trx } from '#db/schema.ts'
import type { Application, CourseRun } from '#db/tables/careers.ts'
import type { RecordRow } from '#db/tables/records.ts'
import { redeemCode } from '../promo.server.ts'
import { placeLetter } from './move-place.server.ts'
import { findPlaceOf } from './places.server.ts'
import { hasSeat, lockPlace, lockRuns, moveUp } from './seats.server.ts'

/** The run that staff chose, and the page's promise: a seat, or a place on the waiting list. */
export type ChosenRun = { id: string; isWaiting: boolean }

/** @property isConfirmed the place is confirmed at once; one on the waiting list never is */
export type ChosenPlace = { run: ChosenRun | null; price: Price | null; isConfirmed: boolean }

/** The run or its free seats changed since the page was drawn. */
export class SeatsChanged extends Error {}
/** The course is already completed, so the acceptance cannot be reversed. */
export class PlaceCompleted extends Error {}

type Given = { run: (CourseRun & { isWaiting: boolean }) | null; discount: Discount | null; note: string | null }

/** Makes the place and, if it is still allowed, grants the discount. @throws SeatsChanged */
export async function givePlace(
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
export async function takePlaceBack(
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
