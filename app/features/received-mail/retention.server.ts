import type { ExpressionBuilder } from 'kysely'
import { cutoffOf, retention } from '#app/content/legal/retention.ts'
import { draftAsOwner } from '#app/features/records/reply/files.server.ts'
import { countDeleted, type DeletePortion, expire } from '#db/queries/expiry.ts'
import type { Database } from '#db/schema.ts'

/**
 * Filed mails are deleted with their record; their files follow once the record can no longer be restored. What nobody has
 * decided about is never deleted.
 */
export const receivedMailExpiries: Record<'quarantinedMails' | 'orphanedFiles', DeletePortion> = {
  quarantinedMails: async (trx, { limit, now }) => {
    const expired = await trx
      .selectFrom('received_mails')
      .select('id')
      .where('status', '=', 'discarded')
      .where((e) => e.fn.coalesce('told_at', 'received_at'), '<=', cutoffOf(retention.receivedMails, now))
      .limit(limit)
      .execute()
    const ids = expired.map(({ id }) => id)
    if (ids.length === 0) return 0
    await trx.deleteFrom('received_files').where('received_id', 'in', ids).execute()
    return countDeleted(trx.deleteFrom('received_mails').where('id', 'in', ids))
  },
  orphanedFiles: async (trx, portion) => {
    const ownerIsThere = (e: ExpressionBuilder<Database, 'received_files'>) => {
      const mail = e.selectFrom('received_mails').select('id').whereRef('id', '=', 'received_files.received_id')
      const record = e.selectFrom('records').select('id').whereRef('id', '=', 'received_files.received_id')
      const event = e.selectFrom('record_events').select('id').whereRef('mail_id', '=', 'received_files.received_id')
      // Read once for all files: no index has the drafts by this name.
      const drafts = e.selectFrom('reply_drafts').select(draftAsOwner.as('owner'))
      const isOfDraft = e('received_files.received_id', 'in', drafts)
      return e.or([e.exists(mail), e.exists(record), e.exists(event), isOfDraft])
    }
    const files = () => trx.updateTable('received_files')
    await files().set({ orphaned_at: null }).where('orphaned_at', 'is not', null).where(ownerIsThere).execute()
    await files()
      .set({ orphaned_at: portion.now })
      .where('orphaned_at', 'is', null)
      .where((e) => e.not(ownerIsThere(e)))
      .execute()
    return deleteOrphans(trx, portion)
  },
}

const deleteOrphans = expire('received_files', {
  key: 'id',
  column: 'orphaned_at',
  cutoff: (now) => cutoffOf(retention.removedCopies, now),
})

/** These rows are deleted without copies, because no person would miss them. */
export const mailEventExpiries: Record<'webhookEvents' | 'suppressedAddresses', DeletePortion> = {
  webhookEvents: expire('webhook_events', {
    key: 'id',
    column: 'received_at',
    cutoff: (now) => cutoffOf(retention.mailEvents, now),
  }),
  suppressedAddresses: expire('suppressed_addresses', {
    key: 'id',
    column: 'suppressed_at',
    cutoff: (now) => cutoffOf(retention.suppressedAddresses, now),
  }),
}
