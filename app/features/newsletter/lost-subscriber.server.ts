// Updates a subscriber whose mails bounced or were reported as spam.
import type { Trx } from '#db/schema.ts'
import type { SuppressionReason } from '#db/tables/mail.ts'
import { recordConsent } from './consent.server.ts'
import { addressHash, forgottenSubscriber } from './personal-data.ts'

/** After a complaint only the hash of the address is kept, which prevents further mails. */
export async function loseSubscriber(trx: Trx, address: string, reason: SuppressionReason, now: number): Promise<void> {
  if (reason === 'complained') {
    await complain(trx, 'address_hash', addressHash(address), now)
    return
  }
  await trx
    .updateTable('subscribers')
    .set((e) => ({ status: reason, ended_at: now, version: e('version', '+', 1) }))
    .where('address_hash', '=', addressHash(address))
    .where('status', 'in', ['pending', 'active'])
    .execute()
}

/**
 * The subscriber reported a newsletter issue as spam, so it was the last one. The address is not suppressed: invitations,
 * links and answers are no newsletter. @returns whether the subscription ended now
 */
export const complainAboutIssue = (trx: Trx, subscriberId: string, now: number): Promise<boolean> =>
  complain(trx, 'id', subscriberId, now)

async function complain(trx: Trx, column: 'address_hash' | 'id', value: string, now: number): Promise<boolean> {
  const lost = await trx
    .updateTable('subscribers')
    .set((e) => ({ ...forgottenSubscriber, status: 'complained', ended_at: now, version: e('version', '+', 1) }))
    .where(column, '=', value)
    .where('status', 'in', ['pending', 'active', 'bounced'])
    .returning('address_hash')
    .executeTakeFirst()
  if (lost) await recordConsent(trx, lost, 'complained', { receipt: null, now })
  return lost !== undefined
}

/**
 * Reverses a bounce once staff have released the address: an active subscriber is active again, a pending one pending.
 */
export async function regainSubscriber(trx: Trx, address: string): Promise<void> {
  const bounced = trx
    .updateTable('subscribers')
    .set((e) => ({ ended_at: null, version: e('version', '+', 1) }))
    .where('address_hash', '=', addressHash(address))
    .where('status', '=', 'bounced')
  await bounced.set({ status: 'active' }).where('confirmed_at', 'is not', null).execute()
  await bounced.set({ status: 'pending' }).where('confirmed_at', 'is', null).execute()
}
