// The place in a course that accepting an application makes.
import { newId } from '#db/id.ts'
import type { Application, Trx } from '#db/schema.ts'
import { redeemCode } from './promo.server.ts'

/** The place and, if it may still be given, the discount. @returns what became of the discount */
export async function givePlace(trx: Trx, application: Application, now: number): Promise<string | null> {
  const { isRedeemed, note } = await redeemCode(trx, application)
  if (isRedeemed) await setRedeemed(trx, application.id, now)
  const place = { status: 'pending', created_at: now, version: 1 } as const
  await trx
    .insertInto('course_signups')
    .values({ id: newId(), record_id: application.id, ...place })
    // Accepted once before: it is the same place again.
    .onConflict((conflict) =>
      conflict
        .column('record_id')
        .doUpdateSet((e) => ({ status: 'pending', version: e('course_signups.version', '+', 1) })),
    )
    .execute()
  return note
}

/** Somebody has finished the course: there is nothing to take back. */
export class PlaceCompleted extends Error {}

/** The place is cancelled, and the use of the discount does not count. @throws PlaceCompleted */
export async function takePlaceBack(trx: Trx, recordId: string): Promise<void> {
  const place = await trx
    .selectFrom('course_signups')
    .select('status')
    .where('record_id', '=', recordId)
    .executeTakeFirst()
  if (place?.status === 'completed') throw new PlaceCompleted()
  await trx
    .updateTable('course_signups')
    .set((e) => ({ status: 'cancelled', version: e('version', '+', 1) }))
    .where('record_id', '=', recordId)
    .execute()
  await setRedeemed(trx, recordId, null)
}

const setRedeemed = (trx: Trx, recordId: string, at: number | null) =>
  trx.updateTable('applications').set({ promo_redeemed_at: at }).where('record_id', '=', recordId).execute()
