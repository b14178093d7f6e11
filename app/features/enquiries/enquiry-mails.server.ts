import type { EnquiryService } from '#app/content/enquiry-services.ts'
import { findArranged } from '#app/features/appointments/appointments.server.ts'
import { type NoticeTo, queueNotice } from '#app/features/records/notices.server.ts'
import { newStatusLink, storeStatusLink } from '#app/features/records/visitor/visitor.server.ts'
import { readCompany } from '#app/features/texts/company/company.server.ts'
import { storedSubjectWords } from '#app/features/texts/subjects.server.ts'
import type { SendContext } from '#app/forms/send-context.ts'
import { enquiryReceived } from '#app/mail/messages/staff/records-received.ts'
import { enquiryAcknowledged } from '#app/mail/messages/visitors/enquiry-acknowledged.ts'
import { queueAcknowledgement, queueCappedMail } from '#app/mail/outbox/queue.server.ts'
import type { Trx } from '#db/schema.ts'
import type { Enquiry } from '#db/tables/records.ts'

export type EnquiryWithServices = Enquiry & { services: EnquiryService[] }

/** The notice to staff and the acknowledgement to the visitor. */
export async function queueEnquiryMails(trx: Trx, enquiry: EnquiryWithServices, { now }: Pick<SendContext, 'now'>) {
  const appointment = await findArranged(trx, enquiry.id)
  const notice: NoticeTo = async (reader) => {
    const about = await storedSubjectWords(trx, enquiry.context, now, reader.language)
    return enquiryReceived({ ...enquiry, about, appointment }, reader)
  }
  await queueNotice(trx, 'enquiries.read', notice, now)
  const confirm = appointment?.status === 'held' ? newStatusLink(now) : undefined
  const acknowledgement = enquiryAcknowledged(
    { ...enquiry, appointment, confirm },
    (await readCompany(trx, now)).words,
    now,
  )
  // A time can be confirmed, however many messages came before it.
  const queued = appointment
    ? await queueCappedMail(trx, acknowledgement, now, { perDay: 3 })
    : await queueAcknowledgement(trx, acknowledgement, now)
  if (confirm && queued) await storeStatusLink(trx, enquiry.reference, confirm, now)
}
