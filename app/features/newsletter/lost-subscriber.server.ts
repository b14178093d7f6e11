// What becomes of a subscriber whose address is lost: mails came back, or were reported as unwanted.
import type { Trx } from '#db/schema.ts'
import type { SuppressionReason } from '#db/tables/mail.ts'
import { forgottenSubscriber } from './retention.server.ts'
import { addressHash } from './subscribe.server.ts'

/** Who complained is forgotten but for the hash, by which nothing is sent to them again. */
export async function loseSubscriber(trx: Trx, address: string, reason: SuppressionReason, now: number): Promise<void> {
  await trx
    .updateTable('subscribers')
    .set((e) => ({ status: reason, ended_at: now, version: e('version', '+', 1) }))
    .$if(reason === 'complained', (query) => query.set(forgottenSubscriber))
    .where('address_hash', '=', addressHash(address))
    .where('status', 'in', reason === 'complained' ? ['pending', 'active', 'bounced'] : ['pending', 'active'])
    .execute()
}

/** Staff found out that the address works after all: whoever was subscribed is so again, whoever was asked is asked again. */
export async function regainSubscriber(trx: Trx, address: string): Promise<void> {
  const bounced = trx
    .updateTable('subscribers')
    .set((e) => ({ ended_at: null, version: e('version', '+', 1) }))
    .where('address_hash', '=', addressHash(address))
    .where('status', '=', 'bounced')
  await bounced.set({ status: 'active' }).where('confirmed_at', 'is not', null).execute()
  await bounced.set({ status: 'pending' }).where('confirmed_at', 'is', null).execute()
}
