// Keeps what waits in a database to be sent, because another site may have sent it: staff decide about it.
import type { Trx } from '#db/schema.ts'

const pauseReason = 'A move of the site was given up after its end: the other site may have sent more of this issue.'

/** As a restore does with waiting mails. Newsletter issues are paused; those of a later day are drafts again. */
export async function holdWaiting(trx: Trx) {
  for (const table of ['outbox', 'webhook_deliveries'] as const)
    await trx
      .updateTable(table)
      .set({ status: 'held', locked_until: null })
      .where('status', 'in', ['queued', 'sending'])
      .execute()
  await trx
    .updateTable('newsletter_issues')
    .set((e) => ({ status: 'draft', send_at: null, zone: null, version: e('version', '+', 1) }))
    .where('status', '=', 'scheduled')
    .execute()
  await trx
    .updateTable('newsletter_issues')
    .set((e) => ({ status: 'paused', pause_reason: pauseReason, version: e('version', '+', 1) }))
    .where('status', 'in', ['preparing', 'sending'])
    .execute()
  await trx.updateTable('newsletter_batches').set({ locked_until: null }).where('state', '=', 'open').execute()
}
