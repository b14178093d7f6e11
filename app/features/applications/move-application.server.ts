import { type MoveOutcome, type MoveRequest, moveRecord } from '#app/features/records/move.server.ts'
import type { SendContext } from '#app/forms/send-context.ts'
import { newId } from '#db/id.ts'
import type { Db, RecordRow, Trx } from '#db/schema.ts'
import { queueApplicationMails } from './application-mails.server.ts'
import { redeemCode } from './promo.server.ts'
import { readApplication } from './read-application.server.ts'

/** Accepting makes the place in the course and uses up the discount; leaving quarantine sends the mails that it kept back. */
export const moveApplication = (
  db: Db,
  move: MoveRequest<'application'>,
  context: Pick<SendContext, 'now'>,
): Promise<MoveOutcome<'application'>> =>
  moveRecord(db, 'application', move, context.now, {
    lockOf: ({ email_key }) => lockName(email_key),
    onMove: async (trx, record) => (record.status === 'accepted' ? givePlace(trx, record, context.now) : null),
    onRelease: async (trx, record) => queueApplicationMails(trx, await readApplication(trx, record), context),
  })

/** Whoever sends or accepts an application of one person waits for the other. */
export const lockName = (emailKey: string) => `application ${emailKey}`

/** The place in the course, and the discount if it may still be given. @returns what became of the discount */
async function givePlace(trx: Trx, record: RecordRow<'application'>, now: number): Promise<string | null> {
  const { isRedeemed, note } = await redeemCode(trx, await readApplication(trx, record))
  if (isRedeemed) {
    await trx.updateTable('applications').set({ promo_redeemed_at: now }).where('record_id', '=', record.id).execute()
  }
  await trx
    .insertInto('course_signups')
    .values({ id: newId(), record_id: record.id, status: 'pending', created_at: now, version: 1 })
    .execute()
  return note
}
