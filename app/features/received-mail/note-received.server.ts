// Stores a mail's envelope when the mail service reports it, and decides by its addresses whether it is fetched
// automatically.
import { type Bucket, isOverLimit } from '#app/http/edge/rate-limit.server.ts'
import { hmac } from '#app/http/secrets/secret.server.ts'
import { bareAddress, singleLine } from '#app/mail/address.ts'
import { decodedWords } from '#app/mail/incoming/encoded-words.ts'
import type { MailEnvelope } from '#app/mail/incoming/received-mail.server.ts'
import { referenceOf } from '#app/mail/incoming/record-address.server.ts'
import { senderName } from '#app/mail/incoming/sender-name.ts'
import { mailboxKey } from '#db/mailbox-key.ts'
import { newId } from '#db/queries/id.ts'
import type { Trx } from '#db/schema.ts'
import { indexMail } from './search-mails.server.ts'

const hour = 60 * 60_000
const day = 24 * hour

/**
 * Far more than people write. Mails beyond these limits are quarantined with sender and subject until staff fetch them.
 */
const limitsOf = (reference: string | null, from: string): Bucket[] => {
  const to = reference ?? 'no record'
  const sender = hmac('sender', mailboxKey(from))
  return [
    { key: `mail:to:hour:${to}`, limit: reference ? 12 : 20, perMs: hour },
    { key: `mail:to:day:${to}`, limit: reference ? 40 : 100, perMs: day },
    { key: `mail:from:hour:${sender}`, limit: 20, perMs: hour },
  ]
}

export const referenceAmong = (addresses: string[]): string | null =>
  addresses.map(referenceOf).find((reference) => reference !== null) ?? null

/** Stores the report of a mail; the mail itself is fetched later. */
export async function noteReceived(trx: Trx, { providerId, ...mail }: MailEnvelope, now: number): Promise<void> {
  const from = bareAddress(mail.from) ?? ''
  const reference = referenceAmong(mail.to.flatMap((address) => bareAddress(address) ?? []))
  const envelope = {
    provider_id: providerId,
    from_address: from,
    from_name: senderName(mail.from),
    subject: singleLine(decodedWords(mail.subject.slice(0, 10_000))),
    reference,
    received_at: now,
  }
  const isNew = await trx
    .insertInto('received_mails')
    .values({ id: newId(), status: 'waiting', next_attempt_at: now, attempts: 0, ...envelope })
    .onConflict((conflict) => conflict.column('provider_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!isNew) return
  await indexMail(trx, { ...envelope, id: isNew.id, record_id: null })
  if (!(await isOverLimit(trx, limitsOf(reference, from), now))) return
  await trx
    .updateTable('received_mails')
    .set({ status: 'quarantined', reason: 'too many' })
    .where('id', '=', isNew.id)
    .execute()
}
