// The courier and the reader of incoming mail, as configured. Both are null without a key: mails then stay on the Mail page.
import { env } from '#app/env.server.ts'
import { cardsForMail } from '#app/features/blog/store/published.server.ts'
import { findMailMark } from '#app/features/brand/mail/mail-mark.server.ts'
import { drawText } from '#app/features/newsletter/issues/draw.server.ts'
import type { DrawText } from '#app/features/newsletter/sending/prepare.server.ts'
import { createIssueSender } from '#app/features/newsletter/sending/send-issues.server.ts'
import { resendBatches } from '#app/mail/batch-transport.server.ts'
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

/** Null without a key, as the courier. */
export function installedIssueSender(db: Db) {
  const { RESEND_API_KEY: apiKey, RESEND_BASE_URL: baseUrl, MAIL_FROM: from, APP_URL: site } = env
  if (!apiKey) return null
  const draw: DrawText = async (issue, text) => {
    const now = Date.now()
    const findPosts = (slugs: readonly string[]) => cardsForMail(db, slugs, now)
    const drawn = await drawText(db, issue, text, { findPosts, now, isSent: true })
    return drawn.mail
  }
  return createIssueSender({ db, transport: resendBatches({ apiKey, baseUrl }), draw, from, site })
}

/** Null when the site receives no mail. */
export function installedReader(): MailReader | null {
  const { RESEND_API_KEY: apiKey, RESEND_BASE_URL: baseUrl, INBOUND_DOMAIN: domain } = env
  return apiKey && domain ? resendReader({ apiKey, baseUrl }) : null
}
