// Blanks the text of old mails.
import { sql } from 'kysely'
import { isPostgres } from '#db/driver/advisory-lock.ts'
import { copyMailWords } from '#db/removed-records.ts'
import type { Db } from '#db/schema.ts'
import { withoutLinks } from './claim.server.ts'
import { settledStatuses } from './mails.server.ts'

/**
 * Blanks mails that were settled before the given time; kind, dates and outcome stay, and a copy of the text for some
 * days. @returns the number blanked
 */
export function blankOldMails(db: Db, { before, limit, now }: { before: number; limit: number; now: number }) {
  return db.transaction().execute(async (trx) => {
    const old = await trx
      .selectFrom('outbox')
      .select('id')
      // Matches the condition of the index outbox_kept literally, so that the planner uses that index.
      .where(sql<boolean>`text_body <> ''`)
      .where('created_at', '<', before)
      .where((e) => e(e.fn.coalesce('sent_at', 'created_at'), '<', before))
      .where((e) => e(e.fn.coalesce('status', e.val('')), 'in', settledStatuses))
      .orderBy('created_at')
      .limit(limit)
      .$if(isPostgres(trx), (query) => query.forUpdate())
      .execute()
    const ids = old.map(({ id }) => id)
    if (ids.length === 0) return 0
    await copyMailWords(trx, ids, now)
    await trx
      .updateTable('outbox')
      .set({
        to_address: '',
        mailbox_key: '',
        reply_to: null,
        subject: '',
        text_body: '',
        html_body: '',
        headers: '{}',
        calendar: null,
      })
      .set({ sealed: withoutLinks })
      .where('id', 'in', ids)
      .execute()
    return ids.length
  })
}
