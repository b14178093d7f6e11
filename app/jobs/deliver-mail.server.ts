// The courier and the reader of incoming mail, as configured. Both are null without a key: mails then stay on the Mail page.
import { env } from '#app/env.server.ts'
import { findMailMark } from '#app/features/brand/mail/mail-mark.server.ts'
import { type Courier, createCourier } from '#app/mail/courier.server.ts'
import { type MailReader, resendReader } from '#app/mail/incoming/received-mail.server.ts'
import { findMailFiles } from '#app/mail/outbox/files.server.ts'
import { resendTransport } from '#app/mail/transport.server.ts'
import type { Db } from '#db/schema.ts'

export function installedCourier(db: Db): Courier | null {
  const { RESEND_API_KEY: apiKey, RESEND_BASE_URL: baseUrl, MAIL_FROM: from } = env
  if (!apiKey) return null
  const transport = resendTransport({
    apiKey,
    baseUrl,
    from,
    findMark: (version) => findMailMark(db, version),
    findFiles: (mail) => findMailFiles(db, mail),
  })
  return createCourier({ db, transport })
}

/** Null when the site receives no mail. */
export function installedReader(): MailReader | null {
  const { RESEND_API_KEY: apiKey, RESEND_BASE_URL: baseUrl, INBOUND_DOMAIN: domain } = env
  return apiKey && domain ? resendReader({ apiKey, baseUrl }) : null
}
