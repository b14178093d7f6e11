// What a robot has probably sent is stored apart, mailed to nobody, and deleted unless staff release it.
import { sql } from 'kysely'
import { emailKey } from '#app/forms/fields/rules.ts'
import { floodReason, isLongEnoughToRepeat, joinSpamReasons, repeatReason } from '#app/forms/read/spam-reasons.ts'
import { countSend } from '#app/http/edge/rate-limit.server.ts'
import type { Trx } from '#db/schema.ts'

const hour = 60 * 60_000

type Sent = {
  /** The sender's clientKey, for the throttle. */
  client: string
  email: string
  message: string | null
  /** What the form itself says of it. */
  spamReasons: string | null
  now: number
}

const kindIn = { enquiries: 'enquiry', applications: 'application' } as const

/**
 * Counts a send before it is judged and stored: whoever sends too much costs no more than that.
 * @param messages the table that the messages of its kind are in
 * @returns why it is to be quarantined, or null @throws TooManyRequests when the sender's throttle is full
 */
export async function judgeSend(
  trx: Trx,
  messages: 'enquiries' | 'applications',
  { client, email, message, spamReasons, now }: Sent,
): Promise<string | null> {
  const { isFlooded } = await countSend(trx, { form: kindIn[messages], client, email }, now)
  const others =
    message && isLongEnoughToRepeat(message) ? await otherSendersOf(trx, messages, { message, email }, now - hour) : 0
  return joinSpamReasons(spamReasons, floodReason(isFlooded), repeatReason(others))
}

/** How many other addresses have sent the very same message after this moment. */
async function otherSendersOf(
  trx: Trx,
  messages: 'enquiries' | 'applications',
  { message, email }: { message: string; email: string },
  since: number,
): Promise<number> {
  // The expression of an index, word for word, and SQLite joins a cross join from its left: others are not looked at.
  const { rows } = await sql<{ count: number }>`select count(distinct records.email_key) as count
    from ${sql.table(messages)} as sent cross join records
    where records.id = sent.record_id and records.kind = ${kindIn[messages]} and records.received_at > ${since}
      and records.email_key <> ${emailKey(email)}
      and substr(sent.message, 1, 100) = substr(${message}, 1, 100) and sent.message = ${message}`.execute(trx)
  return Number(rows[0]?.count)
}
