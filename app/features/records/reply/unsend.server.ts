// Takes back a reply that still waits in the outbox: the record is as it was before, and the text is a draft again, with its files.

import { longestWaitMs } from '#app/mail/outbox/wait.ts'
import type { StaffBy } from '#db/audit.ts'
import { stillLasts } from '#db/queries/clock.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { RecordRow } from '#db/tables/records.ts'
import { changeRecord, type Target } from '../change-record.server.ts'
import { deleteDraft, findDraft, keepDraft } from './draft.server.ts'
import { takeFilesFromMail } from './files.server.ts'

type Sent = Target & {
  before: Partial<RecordRow>
  /** The id of the reply's mail. */
  mail: string
  language: RecordRow['language']
}

/** @returns false if the mail has left, or if the record was changed since */
export function unsendReply(db: Db, { before, mail, language, ...target }: Sent, by: StaffBy): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const outcome = await changeRecord(trx, target, by, async (record) => {
      const reply = await takeFromOutbox(trx, mail, by.now)
      if (!reply) return { refused: 'sent' }
      const body = await forgetEvents(trx, record, mail)
      // Text that was typed after sending stays below the reply's.
      const later = await findDraft(trx, record, by.actor)
      await deleteDraft(trx, record, by.actor)
      await takeFilesFromMail(trx, record, by.actor, mail)
      await keepDraft(
        trx,
        record,
        { language, subject: reply.subject, body: [body, later?.body].filter(Boolean).join('\n\n') },
        by,
      )
      return { values: before, reading: 'kept', entry: { verb: 'reply-undone' } }
    })
    return outcome.ok
  })
}

/** Whether the reply can still be taken back. */
export const isWaiting = async (db: Db, id: string): Promise<boolean> =>
  (await db
    .selectFrom('outbox')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .executeTakeFirst()) !== undefined

/** Deletes the mail while the courier has not claimed it. */
const takeFromOutbox = (trx: Trx, id: string, now: number) =>
  trx
    .deleteFrom('outbox')
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .where((e) => stillLasts(e, 'waits_until', longestWaitMs, now))
    .returning('subject')
    .executeTakeFirst()

/** The record's version has not changed since, so these events are the reply's own. @returns the reply's text */
async function forgetEvents(trx: Trx, { id }: Pick<RecordRow, 'id'>, mail: string): Promise<string> {
  const events = trx.selectFrom('record_events').where('record_id', '=', id)
  const reply = await events.select(['at', 'note']).where('mail_id', '=', mail).executeTakeFirstOrThrow()
  await trx
    .deleteFrom('record_events')
    .where('record_id', '=', id)
    .where('at', '>=', reply.at)
    .where('type', 'in', ['reply', 'status'])
    .execute()
  return reply.note ?? ''
}
