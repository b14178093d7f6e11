// Submits an enquiry form: record, event and mails are stored in one transaction.

import { findArranged } from '#app/features/appointments/appointments.server.ts'
import { claimTime, type Wish } from '#app/features/appointments/book-time.server.ts'
import { holdForVisitor } from '#app/features/appointments/change-appointment.server.ts'
import { findEqualSend } from '#app/features/records/idempotency.server.ts'
import { judgeSend } from '#app/features/records/quarantine.server.ts'
import { createRecord } from '#app/features/records/records.server.ts'
import { type EnquirySubjects, readSubjectNames, subjectWords } from '#app/features/texts/subjects.server.ts'
import type { SendContext } from '#app/forms/send-context.ts'
import { mailTransaction } from '#app/mail/mail-transaction.server.ts'
import type { Promised } from '#app/time/promise.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { Appointment } from '#db/tables/appointments.ts'
import type { Enquiry, EnquiryForm, RecordRow } from '#db/tables/records.ts'
import { queueEnquiryMails } from './enquiry-mails.server.ts'
import type { ContactInput } from './schema.ts'

type EnquiryInput = Pick<ContactInput, 'name' | 'email' | 'message'> &
  Partial<ContactInput> & {
    /** The subject of the page, if it has one. */
    about?: EnquirySubjects
    /** The time that the visitor chose for a consultation. */
    wish?: Wish | null
  }

/** The part of a sent enquiry that its sender's page needs. */
type SentRecord = Promised & Pick<RecordRow<'enquiry'>, 'reference' | 'status' | 'spam_reasons' | 'office'>
type Arranged = Pick<Appointment, 'starts_at' | 'held_until'>
/** @property arranged its time; null without one, as in quarantine or once it is cancelled @property bookedAt once it is booked */
type SentEnquiry = SentRecord & { arranged: Arranged | null; bookedAt: number | null }

/**
 * Stores an enquiry. An equal one sent within 24 hours is returned instead: a double click, a reload or a retry makes
 * one row and one answer. @throws TooManyRequests when the sender's limit is reached, TimeTaken when another has the
 * chosen time, HeldEnough when the sender has not confirmed others; nothing is stored then
 */
export function submitEnquiry(
  db: Db,
  form: EnquiryForm,
  input: EnquiryInput,
  sending: SendContext,
): Promise<SentEnquiry> {
  return mailTransaction(db, async (trx) => {
    const equal = await findEqualSend(trx, 'enquiry', sending.digest, sending.now)
    if (equal) return sentEnquiry(trx, equal)

    if (input.wish) await claimTime(trx, input.wish, sending.now)
    const { email, message } = input
    const spamReasons = await judgeSend(trx, 'enquiries', { ...sending, email, message })
    const inserted = await insertEnquiry(trx, form, input, { ...sending, spamReasons })
    if (input.wish) await holdForVisitor(trx, inserted, input.wish, sending)
    if (!spamReasons) await queueEnquiryMails(trx, { ...inserted, services: input.services ?? [] }, sending)
    return { ...inserted, ...(await arrangedFor(trx, inserted.id)) }
  })
}

async function sentEnquiry(trx: Trx, id: string): Promise<SentEnquiry> {
  const record = await trx
    .selectFrom('records')
    .select(['reference', 'status', 'spam_reasons', 'office', 'promised_by', 'received_at', 'asked_again_at'])
    .where('id', '=', id)
    .$narrowType<SentRecord>()
    .executeTakeFirstOrThrow()
  return { ...record, ...(await arrangedFor(trx, id)) }
}

async function arrangedFor(trx: Trx, id: string) {
  const arranged = await findArranged(trx, id)
  return { arranged, bookedAt: arranged?.status === 'booked' ? arranged.starts_at : null }
}

export async function insertEnquiry(
  trx: Trx,
  form: EnquiryForm,
  input: EnquiryInput,
  send: Parameters<typeof createRecord>[3] & Pick<SendContext, 'sentFrom'>,
): Promise<Enquiry> {
  const { services = [], name, email, message, phone = null, company = null, subject = null, about = {} } = input
  const hasSubject = Object.keys(about).length > 0
  const aboutWords = hasSubject ? subjectWords(about, await readSubjectNames(trx, send.now)) : ''
  const texts = [name, email, company, subject, phone, aboutWords, message]
  const record = await createRecord(trx, 'enquiry', { name, email, texts }, send)
  const context = hasSubject ? JSON.stringify(about) : null
  const { page = null, campaign = null } = send.sentFrom ?? {}
  const own = { form, phone, company, subject, message, context, page, campaign }
  await trx
    .insertInto('enquiries')
    .values({ record_id: record.id, ...own })
    .execute()
  if (services.length > 0) {
    const rows = services.map((service, position) => ({ record_id: record.id, service, position }))
    await trx.insertInto('enquiry_services').values(rows).execute()
  }
  return { ...record, ...own }
}
