// Links that show visitors the status of an enquiry or application. The table stores only their hashes; opening one
// does not use it up, because mail scanners open it too.
import { remainingReference } from '#app/features/records/merged.server.ts'
import { possibleReferences } from '#app/features/records/reference.ts'
import { findSender, newStatusLink, storeStatusLink } from '#app/features/records/visitor/visitor.server.ts'
import { emailKey } from '#app/forms/fields/rules.ts'
import type { SendContext } from '#app/forms/send-context.ts'
import { countSend, isRepeat } from '#app/http/edge/rate-limit.server.ts'
import { hashed } from '#app/http/secrets/hashed.server.ts'
import { statusLinkRequested } from '#app/mail/messages/visitors/links-requested.ts'
import { type AnswerLinkRequest, storeLinkRequest } from '#app/mail/outbox/link-requests.server.ts'
import { queueCappedMail } from '#app/mail/outbox/queue.server.ts'
import { clockTolerance } from '#db/queries/clock.ts'
import type { Db } from '#db/schema.ts'

const mailsPerDay = 2
/** An identical request within this time is a double press or a reload. Later it asks for another mail. */
const repeatMs = 10 * 60_000

/** @throws TooManyRequests when the sender's limit is reached */
export async function requestStatusLink(
  db: Db,
  { reference, email }: { reference: string; email: string },
  { digest, client, language, now }: Pick<SendContext, 'digest' | 'client' | 'language' | 'now'>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (await isRepeat(trx, `status:${digest}`, repeatMs, now)) return
    await countSend(trx, { form: 'status', client, email }, now)
    await storeLinkRequest(trx, { kind: 'status', email, reference, language, requested_at: now })
  })
}

/** If the address is the one that the record was sent from. */
export const mailStatusLink: AnswerLinkRequest = async (trx, asked, now) => {
  for (const reference of possibleReferences(asked.reference ?? '')) {
    const sender = await findSender(trx, reference)
    if (sender === null || emailKey(sender.email) !== emailKey(asked.email)) continue
    const link = newStatusLink(now)
    const mail = { ...statusLinkRequested(sender, reference, `/status/${link.token}`), linksEndAt: link.endsAt }
    if (!(await queueCappedMail(trx, mail, now, { perDay: mailsPerDay }))) continue
    await storeStatusLink(trx, reference, link, now)
  }
}

/** The reference of a valid link, or of the record into which that one was merged. */
export async function findStatusLink(db: Db, token: string, now: number): Promise<string | null> {
  const link = await db
    .selectFrom('status_links')
    .select('reference')
    .where('token_hash', '=', hashed(token))
    .where('expires_at', '>', now)
    .where('created_at', '<=', now + clockTolerance)
    .executeTakeFirst()
  return link ? remainingReference(db, link.reference) : null
}
