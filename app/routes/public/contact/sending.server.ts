// What an enquiry form's action knows of its sender and of who is to be told.
import { db } from '#app/db.server.ts'
import { env } from '#app/env.server.ts'
import type { Sending } from '#app/features/enquiries/submit-enquiry.server.ts'
import { noticeRecipients } from '#app/features/staff/accounts/users.server.ts'
import type { AcceptedForm } from '#app/forms/read-form.server.ts'
import { clientKey } from '#app/http/client-address.server.ts'
import { preferredLanguage } from '#app/http/preferred-language.ts'

/** MAIL_TO, or else every active admin. */
export const recipients = async () => (env.MAIL_TO.length > 0 ? env.MAIL_TO : noticeRecipients(db))

export async function sendingOf(request: Request, form: AcceptedForm<unknown>): Promise<Sending> {
  const { digest, suspicion } = form
  return {
    digest,
    suspicion,
    client: clientKey(request),
    language: preferredLanguage(request.headers.get('Accept-Language')),
    now: Date.now(),
    recipients: await recipients(),
  }
}
