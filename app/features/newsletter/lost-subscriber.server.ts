// Updates a subscriber whose mails bounced or were reported as spam.
import type { Trx } from '#db/schema.ts'
import type { SuppressionReason } from '#db/tables/mail.ts'
import { forgottenSubscriber } from './retention.server.ts'
import { addressHash } from './subscribe.server.ts'

/** After a complaint only the hash of the address is kept, which prevents further mails. */
export async function loseSubscriber(trx: Trx, address: string, reason: SuppressionReason, now: number): Promise<void> {
  await trx
    .updateTable('subscribers')
    .set((e) => ({ status: reason, ended_at: now, version: e('version', '+', 1) }))
    .$if(reason === 'complained', (query) => query.set(forgottenSubscriber))
    .where('address_hash', '=', addressHash(address))
    .where('status', 'in', reason === 'complained' ? ['pending', 'active', 'bounced'] : ['pending', 'active'])
    .execute()
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
