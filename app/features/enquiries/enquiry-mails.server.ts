import { findArranged } from '#app/features/appointments/hold.server.ts'
import { newStatusLink, storeStatusLink } from '#app/features/records/visitor/visitor.server.ts'
import { readCompany } from '#app/features/texts/company/company.server.ts'
import { storedSubjectWords } from '#app/features/texts/subjects.server.ts'
import type { SendContext } from '#app/forms/send-context.ts'
import { enquiryReceived } from '#app/mail/messages/staff/records-received.ts'
import { enquiryAcknowledged } from '#app/mail/messages/visitors/enquiry-acknowledged.ts'
import { queueNotice } from '#app/mail/notices.server.ts'
import { queueAcknowledgement, queueCappedMail } from '#app/mail/outbox/queue.server.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { Enquiry, RecordRow } from '#db/tables/records.ts'

type EnquiryWithServices = Enquiry & { services: string[] }

/** The notice to staff and the acknowledgement to the visitor. */
export async function queueEnquiryMails(trx: Trx, enquiry: EnquiryWithServices, { now }: Pick<SendContext, 'now'>) {
  const [about, appointment] = [
    await storedSubjectWords(trx, enquiry.context, now),
    await findArranged(trx, enquiry.id),
  ]
  await queueNotice(trx, 'enquiries.read', (to) => enquiryReceived({ ...enquiry, about, appointment }, to), now)
  const confirm = appointment?.status === 'held' ? newStatusLink(now) : undefined
  const acknowledgement = enquiryAcknowledged({ ...enquiry, appointment, confirm }, await readCompany(trx, now), now)
  // A time can be confirmed, however many messages came before it.
  const queued = appointment
    ? await queueCappedMail(trx, acknowledgement, now, { perDay: 3 })
    : await queueAcknowledgement(trx, acknowledgement, now)
  if (confirm && queued) await storeStatusLink(trx, enquiry.reference, confirm, now)
}

/** Adds the enquiry's own columns to its record. */
export async function readEnquiry(trx: Trx, record: RecordRow<'enquiry'>): Promise<EnquiryWithServices> {
  const { record_id, ...own } = await trx
    .selectFrom('enquiries')
    .selectAll()
    .where('record_id', '=', record.id)
    .executeTakeFirstOrThrow()
  return { ...record, ...own, services: await servicesOf(trx, record.id) }
}

export async function servicesOf(db: Db, recordId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('enquiry_services')
    .select('service')
    .where('record_id', '=', recordId)
    .orderBy('position')
    .execute()
  return rows.map((row) => row.service)
}
