// Mails staff about visitors' answers and about mails that wait to be filed: the first at once, those that follow within a
// while together.
import { answerersOf, tellOfSender } from '#app/features/records/ask-again.server.ts'
import { recordPath } from '#app/features/records/kinds.ts'
import { type NoticeTo, queueNotice } from '#app/features/records/notices.server.ts'
import { mailTransaction } from '#app/mail/mail-transaction.server.ts'
import { mailsWaiting } from '#app/mail/messages/staff/received-mails-waiting.ts'
import { visitorAdded } from '#app/mail/messages/staff/visitor-news.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { RecordRow } from '#db/tables/records.ts'
import { undecided } from './received-mails.server.ts'

const pauseMs = 15 * 60_000
const mostRecords = 100
/** Anybody can write to the site: one notice in this time for all mails that wait. */
const pauseOfWaitingMs = 60 * 60_000
const mostListed = 10

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
    .select(['body', 'quoted'])
    .select((e) =>
      e
        .selectFrom('received_files')
        .whereRef('received_id', '=', 'received_mails.id')
        .select((count) => count.fn.countAll<number>().as('count'))
        .as('files'),
    )
    .where('told_at', '=', now)
    .orderBy('received_at', 'desc')
    .executeTakeFirst()
  if (untold.length === 0 || !newest) return
  const { reference, name, email } = record
  const noticed = { reference, name, email, path: recordPath(record) }
  const addition = { text: newest.body, quoted: newest.quoted, files: Number(newest.files), count: untold.length }
  const notice: NoticeTo = (reader) => visitorAdded(noticed, addition, reader)
  await tellOfSender(trx, record, notice, now)
}

/** Programs' mails wait without a notice. */
const untoldOf = (db: Db | Trx) =>
  db
    .selectFrom('received_mails')
    .where('status', 'in', undecided)
    .where('told_at', 'is', null)
    .where('is_automatic', '=', 0)

/** Notifies staff of mails that could not be filed. Opens no transaction without any, as above. */
export async function tellOfWaiting(db: Db, now: number): Promise<void> {
  if (!(await untoldOf(db).select('id').limit(1).executeTakeFirst())) return
  const { last } = await db
    .selectFrom('received_mails')
    .select((e) => e.fn.max('told_at').as('last'))
    .where('status', 'in', [...undecided, 'discarded'])
    .where('told_at', '<=', now)
    .executeTakeFirstOrThrow()
  if (last !== null && Number(last) > now - pauseOfWaitingMs) return
  await mailTransaction(db, async (trx) => {
    const mails = await untoldOf(trx)
      .select(['id', 'from_address as from', 'subject', 'reference'])
      .orderBy('received_at', 'desc')
      .execute()
    const told = await trx
      .updateTable('received_mails')
      .set({ told_at: now })
      .where('id', 'in', untoldOf(trx).select('id'))
      .returning('id')
      .execute()
    if (told.length === 0) return
    const references = mails.flatMap(({ reference }) => reference ?? [])
    const records = await trx
      .selectFrom('records')
      .select(['id', 'assignee_id'])
      .where('reference', 'in', references.length > 0 ? references : [''])
      .execute()
    const answerers = await Promise.all(records.map((record) => answerersOf(trx, record)))
    const listed = mails.slice(0, mostListed)
    const notice: NoticeTo = (reader) => mailsWaiting(listed, told.length, '/dashboard/mail/received', reader)
    await queueNotice(trx, 'received.read', notice, now, answerers.flat())
  })
}
