// Actions of staff on a stored mail.
import { sql } from 'kysely'
import { type By, recordAudit } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import type { MailStatus, OutboxMail } from '#db/tables/mail.ts'
import { encryptMail, openMail } from '../encrypted-mail.server.ts'
import { mailTransaction } from '../mail-transaction.server.ts'
import { findSuppression } from '../suppressions.server.ts'
import { withoutLinks } from './claim.server.ts'
import { findMail } from './mails.server.ts'
import { fresh } from './queue.server.ts'

/**
 * Queues a copy with the same content, which also settles a failed, unknown or discarded mail. Impossible once its links
 * are gone.
 * @returns the new id, or null
 */
export function sendAgain(db: Db, id: string, by: By): Promise<string | null> {
  return mailTransaction(db, async (trx) => {
    const stored = await findMail(trx, id)
    const opened = stored && openMail(stored, by.now)
    if (!opened?.ok || (await findSuppression(trx, opened.mail.to_address))) return null
    const earlier = await trx
      .updateTable('outbox')
      .set({
        status: sql<MailStatus>`case when status = 'sent' then 'sent' else 'discarded' end`,
        sealed: withoutLinks,
        discarded_at: null,
      })
      .where('id', '=', id)
      .where((e) => {
        const isDiscarded = e.and([e('status', '=', 'discarded'), e('discarded_at', 'is not', null)])
        return e.or([e('status', 'in', ['failed', 'unknown', 'held', 'sent']), isDiscarded])
      })
      .where('text_body', '<>', '')
      .returningAll()
      .executeTakeFirst()
    if (!earlier) return null
    const anew = fresh(by.now)
    const copy = { ...earlier, ...anew, ...encryptMail(anew.id, opened.mail) }
    await trx.insertInto('outbox').values(copy).execute()
    await recordAudit(trx, { verb: 'sent-again', ...recordOf(earlier), detail: { as: copy.id } }, by)
    return copy.id
  })
}

/** @returns whether the mail could still be discarded */
export function discardMail(db: Db, id: string, by: By): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const discarded = await trx
      .updateTable('outbox')
      .set({ status: 'discarded', sealed: withoutLinks, discarded_at: by.now })
      .where('id', '=', id)
      .where('status', 'in', ['queued', 'held', 'failed', 'unknown'])
      .returning(['id', 'kind', 'reference'])
      .executeTakeFirst()
    if (!discarded) return false
    await recordAudit(trx, { verb: 'discarded', ...recordOf(discarded) }, by)
    return true
  })
}

const recordOf = ({ id, kind, reference }: Pick<OutboxMail, 'id' | 'kind' | 'reference'>) => ({
  kind: 'mail' as const,
  id,
  reference: [kind, reference].filter(Boolean).join(' '),
})
