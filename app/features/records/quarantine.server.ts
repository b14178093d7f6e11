// Quarantine: a probable robot's message is stored without mails and deleted unless staff release it.
import { sql } from 'kysely'
import { emailKey } from '#app/forms/fields/rules.ts'
import { floodReason, isLongEnoughToRepeat, repeatReason } from '#app/forms/read/spam-reasons.ts'
import { countSend } from '#app/http/edge/rate-limit.server.ts'
import { joinStored } from '#app/languages/stored-messages.ts'
import type { Trx } from '#db/schema.ts'

const hour = 60 * 60_000

type Sent = {
  /** The sender's clientKey, for the rate limit. */
  client: string
  email: string
  message: string | null
  /** The form's own signs of spam. */
  spamReasons: string | null
  now: number
}

const kindIn = { enquiries: 'enquiry', applications: 'application' } as const

/**
 * Counts a send before it is judged and stored, so that excess sends cost little. @param messages the table of the
 * kind's messages @returns the reason for quarantine, or null @throws TooManyRequests when the sender's limit is
 * reached
 */
export async function judgeSend(
  trx: Trx,
  messages: 'enquiries' | 'applications',
  { client, email, message, spamReasons, now }: Sent,
): Promise<string | null> {
  const { isFlooded } = await countSend(trx, { form: kindIn[messages], client, email }, now)
  const others =
    message && isLongEnoughToRepeat(message) ? await otherSendersOf(trx, messages, { message, email }, now - hour) : 0
  return joinStored(spamReasons, floodReason(isFlooded), repeatReason(others))
}

/** The number of other addresses that have sent exactly this message since then. */
async function otherSendersOf(
  trx: Trx,
  messages: 'enquiries' | 'applications',
  { message, email }: { message: string; email: string },
  since: number,
): Promise<number> {
  // The condition repeats an index's expression word for word, and SQLite starts a cross join from its left, so other
  // rows are not read.
  const { rows } = await sql<{ count: number }>`select count(distinct records.email_key) as count
    from ${sql.table(messages)} as sent cross join records
    where records.id = sent.record_id and records.kind = ${kindIn[messages]} and records.received_at > ${since}
      and records.email_key <> ${emailKey(email)}
      and substr(sent.message, 1, 100) = substr(${message}, 1, 100) and sent.message = ${message}`.execute(trx)
  return Number(rows[0]?.count)
}
