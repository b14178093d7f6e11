// The courier, and who fetches mails that come in, as this installation is set up; null without a key: mails are then kept and shown to staff.
import { env } from '#app/env.server.ts'
import { type Courier, createCourier } from '#app/mail/courier.server.ts'
import { type MailReader, resendReader } from '#app/mail/incoming/received-mail.server.ts'
import { resendTransport } from '#app/mail/transport.server.ts'
import type { Db } from '#db/schema.ts'

export function installedCourier(db: Db): Courier | null {
  const { RESEND_API_KEY: apiKey, RESEND_BASE_URL: baseUrl, MAIL_FROM: from } = env
  return apiKey ? createCourier({ db, transport: resendTransport({ apiKey, baseUrl, from }) }) : null
}

/** Null where the site takes in no mails. */
export function installedReader(): MailReader | null {
  const { RESEND_API_KEY: apiKey, RESEND_BASE_URL: baseUrl, INBOUND_DOMAIN: domain } = env
  return apiKey && domain ? resendReader({ apiKey, baseUrl }) : null
}
