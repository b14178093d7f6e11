// Mails the unsubscribe link to a typed address. The answer never reveals whether the address is subscribed.
import type { SendContext } from '#app/forms/send-context.ts'
import { countSend, isRepeat } from '#app/http/edge/rate-limit.server.ts'
import { mailTransaction } from '#app/mail/mail-transaction.server.ts'
import { unsubscribeRequested } from '#app/mail/messages/newsletter/unsubscribe-requested.ts'
import { queueCappedMail } from '#app/mail/outbox/queue.server.ts'
import type { Db } from '#db/schema.ts'
import { subscriberLinks } from './links.server.ts'
import { addressHash } from './personal-data.ts'

const repeatMs = 10 * 60_000

/** @throws TooManyRequests when the sender's limit is reached */
export async function requestUnsubscribeLink(
  db: Db,
  email: string,
  { digest, client, now }: Pick<SendContext, 'digest' | 'client' | 'now'>,
): Promise<void> {
  await mailTransaction(db, async (trx) => {
    if (await isRepeat(trx, `unsubscribe:${digest}`, repeatMs, now)) return
    await countSend(trx, { form: 'unsubscribe', client, email }, now)
    const subscriber = await trx
      .selectFrom('subscribers')
      .selectAll()
      .where('address_hash', '=', addressHash(email))
      .where('status', 'in', ['pending', 'active'])
      .where('spam_reasons', 'is', null)
      .executeTakeFirst()
    if (!subscriber?.email) return
    const message = unsubscribeRequested(subscriber.email, subscriber.language, subscriberLinks(subscriber))
    await queueCappedMail(trx, message, now, { perDay: 2 })
  })
}
