// A mail's HTML, for the frame on its page.
import { db } from '#app/db.server.ts'
import { findMail } from '#app/mail/outbox/mails.server.ts'
import { drawnMail } from '#app/routes/admin/shared/drawn-mail.server.ts'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { readableMail } from './links.server.ts'

export const handle = { permission: 'mail.read' } as const

export const loader = staffLoader(handle.permission, async ({ id, now }) => {
  const stored = await findMail(db, id)
  return stored && drawnMail(readableMail(stored, now).html_body)
})
