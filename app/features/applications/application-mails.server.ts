import { tellOfSender } from '#app/features/records/ask-again.server.ts'
import type { NoticeTo } from '#app/features/records/notices.server.ts'
import type { SendContext } from '#app/forms/send-context.ts'
import { sayIn } from '#app/languages/phrases.server.ts'
import { applicationReceived } from '#app/mail/messages/staff/records-received.ts'
import { applicationAcknowledged } from '#app/mail/messages/visitors/application-acknowledged.ts'
import { queueAcknowledgement } from '#app/mail/outbox/queue.server.ts'
import type { Trx } from '#db/schema.ts'
import type { Application } from '#db/tables/careers.ts'
import { answerRows } from './answers.ts'
import type { Change } from './proposal.ts'

/**
 * Queues the notice to staff and the acknowledgement. @param changes the differences that a repeated application
 * proposes
 */
export async function queueApplicationMails(
  trx: Trx,
  application: Application,
  { now }: Pick<SendContext, 'now'>,
  changes?: readonly Change[],
) {
  const notice: NoticeTo = (reader) => {
    const say = reader.language === 'en' ? undefined : sayIn(reader.language)
    return applicationReceived({ ...application, answers: answerRows(application, say) }, reader, changes)
  }
  await tellOfSender(trx, application, notice, now)
  const isAgain = changes !== undefined
  await queueAcknowledgement(trx, applicationAcknowledged(application, isAgain), now)
}
