import { applicationAcknowledged } from '#app/mail/messages/application-acknowledged.ts'
import { applicationReceived } from '#app/mail/messages/application-received.ts'
import { queueCappedMail, queueMail } from '#app/mail/outbox.server.ts'
import type { Application, Trx } from '#db/schema.ts'
import type { Change } from './proposal.ts'

export type MailSettings = {
  now: number
  /** Who reads notices of new applications. */
  recipients: string[]
}

/** The notice to staff and the acknowledgement. @param changes what applying again proposes */
export async function queueApplicationMails(
  trx: Trx,
  application: Application,
  { recipients, now }: MailSettings,
  changes?: readonly Change[],
) {
  for (const to of recipients) await queueMail(trx, applicationReceived(application, to, changes), now)
  const isAgain = changes !== undefined
  await queueCappedMail(trx, applicationAcknowledged(application, isAgain), now, { perDay: 3 })
}
