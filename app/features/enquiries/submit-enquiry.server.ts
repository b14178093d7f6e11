// The deed behind every enquiry form: the row, its event and its mails are stored together or not at all.
import { type EnquirySubjects, subjectWords } from '#app/content/enquiry-subjects.ts'
import { answeringOffice, promisedBy } from '#app/content/promise.ts'
import { dailyDigest, recentDigests } from '#app/forms/daily-digest.ts'
import { isLongEnoughToRepeat, joinSuspicions, repeatSuspicion } from '#app/forms/suspicion.ts'
import { consume, publicFormBuckets } from '#app/http/rate-limit.server.ts'
import { enquiryAcknowledged } from '#app/mail/messages/enquiry-acknowledged.ts'
import { enquiryReceived } from '#app/mail/messages/enquiry-received.ts'
import { nudgeCourier } from '#app/mail/nudge.server.ts'
import { queueCappedMail, queueMail } from '#app/mail/outbox.server.ts'
import { fold } from '#db/fold.ts'
import { newId } from '#db/id.ts'
import { otherSendersOf } from '#db/same-message.ts'
import type { Db, Enquiry, EnquiryKind, Language, Trx } from '#db/schema.ts'
import { unusedReference } from '#db/unused-reference.ts'
import type { ContactInput } from './schema.ts'

type EnquiryInput = Pick<ContactInput, 'name' | 'email' | 'message'> &
  Partial<ContactInput> & {
    /** What the page knew that it is about. */
    about?: EnquirySubjects
  }

export type Sending = {
  /** Equal sends have equal digests (see AcceptedForm). */
  digest: string
  suspicion: string | null
  /** The sender's clientKey, for the throttle. */
  client: string
  /** What the sender's browser prefers. */
  language: Language
  now: number
  /** Who reads notices of new enquiries. */
  recipients: string[]
  appUrl: string
}

const hour = 60 * 60_000

/**
 * Stores an enquiry. An equal one sent within the last 24 hours is returned instead: a double click, a reload or a
 * retry over a bad network makes one row and one answer.
 * @throws TooManyRequests when the sender's throttle is full; nothing is stored then
 */
export async function submitEnquiry(
  db: Db,
  kind: EnquiryKind,
  input: EnquiryInput,
  sending: Sending,
): Promise<Enquiry> {
  const enquiry = await db.transaction().execute(async (trx) => {
    const { digests, since } = recentDigests(sending.digest, sending.now)
    const yesterday = await findByDigest(trx, digests[1])
    if (yesterday && yesterday.received_at > since) return yesterday

    const inserted = await insertEnquiry(trx, kind, input, {
      ...sending,
      suspicion: joinSuspicions(sending.suspicion, await suspicionOfRepeat(trx, input, sending.now)),
    })
    if (!inserted) return findByDigest(trx, dailyDigest(sending.digest, sending.now))
    await consume(trx, publicFormBuckets(sending.client, input.email), sending.now)
    if (inserted.status !== 'spam') await queueEnquiryMails(trx, inserted, input.services ?? [], sending)
    return inserted
  })
  if (!enquiry) throw new Error('An equal enquiry was there and is gone')
  nudgeCourier()
  return enquiry
}

async function suspicionOfRepeat(trx: Trx, input: EnquiryInput, now: number): Promise<string | null> {
  if (!isLongEnoughToRepeat(input.message)) return null
  return repeatSuspicion(await otherSendersOf(trx, 'enquiries', input, now - hour))
}

/** The notice to staff and the acknowledgement to the visitor. */
export async function queueEnquiryMails(
  trx: Trx,
  enquiry: Enquiry,
  services: string[],
  { recipients, appUrl, now }: Pick<Sending, 'recipients' | 'appUrl' | 'now'>,
) {
  for (const to of recipients) await queueMail(trx, enquiryReceived({ ...enquiry, services }, to, appUrl), now)
  await queueCappedMail(trx, enquiryAcknowledged(enquiry, appUrl, now), now, { perDay: 3 })
}

async function insertEnquiry(
  trx: Trx,
  kind: EnquiryKind,
  input: EnquiryInput,
  sending: Sending,
): Promise<Enquiry | undefined> {
  const { services = [], name, email, message, phone = null, company = null, subject = null, about = {} } = input
  const status = sending.suspicion ? 'spam' : 'new'
  const reference = await unusedReference(trx, 'enquiries', 'ENQ')
  const row = await trx
    .insertInto('enquiries')
    .values({
      id: newId(),
      reference,
      kind,
      status,
      name,
      email,
      phone,
      company,
      subject,
      message,
      context: Object.keys(about).length > 0 ? JSON.stringify(about) : null,
      digest: dailyDigest(sending.digest, sending.now),
      search_text: fold(
        [reference, name, email, company, subject, phone, subjectWords(about), message].filter(Boolean).join('\n'),
      ),
      suspicion: sending.suspicion,
      received_at: sending.now,
      promised_by: promisedBy(sending.now),
      office: answeringOffice(sending.now).id,
      language: sending.language,
      completed_at: null,
      version: 1,
    })
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!row) return undefined

  if (services.length > 0) {
    const rows = services.map((service, position) => ({ enquiry_id: row.id, service, position }))
    await trx.insertInto('enquiry_services').values(rows).execute()
  }
  await trx
    .insertInto('enquiry_events')
    .values({
      id: newId(),
      enquiry_id: row.id,
      at: sending.now,
      actor_id: null,
      type: 'received',
      from_status: null,
      to_status: status,
      note: sending.suspicion,
    })
    .execute()
  return row
}

const findByDigest = (trx: Trx, digest: string) =>
  trx.selectFrom('enquiries').selectAll().where('digest', '=', digest).executeTakeFirst()
