// The deed behind every enquiry form: the row, its event and its mails are stored together or not at all.
import { type EnquirySubjects, subjectWords } from '#app/content/enquiry-subjects.ts'
import { answeringOffice, promisedBy } from '#app/content/promise.ts'
import { dailyDigest, recentDigests } from '#app/forms/daily-digest.ts'
import type { SendContext } from '#app/forms/send-context.ts'
import { floodSuspicion, isLongEnoughToRepeat, joinSuspicions, repeatSuspicion } from '#app/forms/suspicion.ts'
import { countSend } from '#app/http/rate-limit.server.ts'
import { mailTransaction } from '#app/mail/mail-transaction.server.ts'
import { enquiryAcknowledged } from '#app/mail/messages/enquiry-acknowledged.ts'
import { enquiryReceived } from '#app/mail/messages/enquiry-received.ts'
import { queueNotice } from '#app/mail/notices.server.ts'
import { queueCappedMail } from '#app/mail/outbox.server.ts'
import { fold } from '#db/fold.ts'
import { newId } from '#db/id.ts'
import { oneAtATime } from '#db/one-at-a-time.ts'
import { otherSendersOf } from '#db/same-message.ts'
import type { Db, Enquiry, EnquiryKind, Trx } from '#db/schema.ts'
import { unusedReference } from '#db/unused-reference.ts'
import type { ContactInput } from './schema.ts'

type EnquiryInput = Pick<ContactInput, 'name' | 'email' | 'message'> &
  Partial<ContactInput> & {
    /** What the page knew that it is about. */
    about?: EnquirySubjects
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
  sending: SendContext,
): Promise<Enquiry> {
  const enquiry = await mailTransaction(db, async (trx) => {
    await oneAtATime(trx, `enquiry ${sending.digest}`)
    const equal = await findEqual(trx, sending)
    if (equal) return equal

    // Counted before it is judged and stored: whoever sends too much costs no more than that.
    const { isFlooded } = await countSend(trx, { client: sending.client, email: input.email }, sending.now)
    const inserted = await insertEnquiry(trx, kind, input, {
      ...sending,
      suspicion: joinSuspicions(
        sending.suspicion,
        floodSuspicion(isFlooded),
        await suspicionOfRepeat(trx, input, sending.now),
      ),
    })
    if (inserted.status !== 'spam') await queueEnquiryMails(trx, inserted, input.services ?? [], sending)
    return inserted
  })
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
  { now }: Pick<SendContext, 'now'>,
) {
  await queueNotice(trx, (to) => enquiryReceived({ ...enquiry, services }, to), now)
  await queueCappedMail(trx, enquiryAcknowledged(enquiry, now), now, { perDay: 3 })
}

async function insertEnquiry(trx: Trx, kind: EnquiryKind, input: EnquiryInput, sending: SendContext): Promise<Enquiry> {
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
    .returningAll()
    .executeTakeFirstOrThrow()

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

function findEqual(trx: Trx, { digest, now }: SendContext): Promise<Enquiry | undefined> {
  const { digests, since } = recentDigests(digest, now)
  return trx
    .selectFrom('enquiries')
    .selectAll()
    .where('digest', 'in', digests)
    .where('received_at', '>', since)
    .executeTakeFirst()
}
