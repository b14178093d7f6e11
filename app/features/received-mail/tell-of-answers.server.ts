// Mails staff about visitors' answers: the first at once, those that follow within a while together.
import { tellOfSender } from '#app/features/records/ask-again.server.ts'
import { recordPath } from '#app/features/records/kinds.ts'
import { mailTransaction } from '#app/mail/mail-transaction.server.ts'
import { visitorAdded } from '#app/mail/messages/staff/visitor-news.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { RecordRow } from '#db/tables/records.ts'

const pauseMs = 15 * 60_000
const mostRecords = 100

/** Sends the notices whose waiting time is over. Opens no transaction for others, because each one wakes this job again. */
export async function tellOfAnswers(db: Db, now: number): Promise<void> {
  const untold = db
    .selectFrom('received_mails')
    .select('record_id')
    .$narrowType<{ record_id: string }>()
    .distinct()
    .where('told_at', 'is', null)
    .where('status', '=', 'filed')
    .where('record_id', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('received_mails as told')
            .select('told.id')
            .whereRef('told.record_id', '=', 'received_mails.record_id')
            .where('told.status', '=', 'filed')
            .where('told.told_at', '>', now - pauseMs)
            .where('told.told_at', '<=', now),
        ),
      ),
    )
    .limit(mostRecords)
  const records = await db.selectFrom('records').selectAll().where('id', 'in', untold).execute()
  for (const record of records) await mailTransaction(db, (trx) => tellOfAnswersTo(trx, record as RecordRow, now))
}

type Told = Pick<RecordRow, 'id' | 'kind' | 'status' | 'reference' | 'name' | 'email' | 'assignee_id'>

export async function tellOfAnswersTo(trx: Trx, record: Told, now: number): Promise<void> {
  const mails = () => trx.selectFrom('received_mails').where('record_id', '=', record.id).where('status', '=', 'filed')
  const { last } = await mails()
    .select((e) => e.fn.max('told_at').as('last'))
    .where('told_at', '<=', now)
    .executeTakeFirstOrThrow()
  if (last !== null && Number(last) > now - pauseMs) return
  const untold = await trx
    .updateTable('received_mails')
    .set({ told_at: now })
    .where('record_id', '=', record.id)
    .where('status', '=', 'filed')
    .where('told_at', 'is', null)
    .returning('id')
    .execute()
  const newest = await mails()
    .select('body')
    .where('told_at', '=', now)
    .orderBy('received_at', 'desc')
    .limit(1)
    .execute()
  if (untold.length === 0) return
  const { reference, name, email } = record
  const noticed = { reference, name, email, path: recordPath(record) }
  const text = newest[0]?.body ?? ''
  const notice = (to: string) => visitorAdded(noticed, text, to, untold.length)
  await tellOfSender(trx, record, notice, now)
}
