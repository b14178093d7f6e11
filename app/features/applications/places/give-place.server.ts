// Makes the course place of an accepted application, and cancels it when the acceptance is reversed.
import type { Discount } from '#app/mail/messages/discount-words.ts'
import { newId } from '#db/queries/id.ts'
import type { Trx } from '#db/schema.ts'
import type { Application, CourseRun } from '#db/tables/careers.ts'
import type { RecordRow } from '#db/tables/records.ts'
import { redeemCode } from '../promo.server.ts'
import { hasSeat, lockPlace, lockRuns, moveUp } from './seats.server.ts'

/** The run that staff chose, and the page's promise: a seat, or a place on the waiting list. */
export type ChosenRun = { id: string; isWaiting: boolean }

/** The run or its free seats changed since the page was drawn. */
export class SeatsChanged extends Error {}
/** The course is already completed, so the acceptance cannot be reversed. */
export class PlaceCompleted extends Error {}

type Given = { run: (CourseRun & { isWaiting: boolean }) | null; discount: Discount | null; note: string | null }

/** Makes the place and, if it is still allowed, grants the discount. @throws SeatsChanged */
export async function givePlace(
  trx: Trx,
  application: Application,
  chosen: ChosenRun | null,
  now: number,
): Promise<Given> {
  await lockPlace(trx, application)
  const { discount, note } = await redeemCode(trx, application)
  if (discount) await setRedeemed(trx, application.id, now)
  const run = chosen ? await seatIn(trx, application, chosen) : null
  const seat = { run_id: run?.id ?? null, waiting_since: run?.isWaiting ? now : null }
  const place = { id: newId(), record_id: application.id, status: 'pending', created_at: now, version: 1 } as const
  await trx
    .insertInto('course_signups')
    .values({ ...place, ...seat })
    // An application accepted for the second time gets its old place back.
    .onConflict((conflict) =>
      conflict
        .column('record_id')
        .doUpdateSet((e) => ({ status: 'pending', ...seat, version: e('course_signups.version', '+', 1) })),
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
 */
export async function takePlaceBack(
  trx: Trx,
  { id, reference }: Pick<RecordRow, 'id' | 'reference'>,
  now: number,
): Promise<void> {
  await lockPlace(trx, { reference })
  const place = await trx
    .selectFrom('course_signups')
    .select(['status', 'run_id'])
    .where('record_id', '=', id)
    .executeTakeFirst()
  if (place?.status === 'completed') throw new PlaceCompleted()
  const runs = await lockRuns(trx, [place?.run_id ?? null])
  await trx
    .updateTable('course_signups')
    .set((e) => ({ status: 'cancelled', waiting_since: null, version: e('version', '+', 1) }))
    .where('record_id', '=', id)
    .execute()
  await moveUp(trx, runs.get(place?.run_id ?? ''), now)
  await setRedeemed(trx, id, null)
}

const setRedeemed = (trx: Trx, recordId: string, at: number | null) =>
  trx.updateTable('applications').set({ promo_redeemed_at: at }).where('record_id', '=', recordId).execute()
