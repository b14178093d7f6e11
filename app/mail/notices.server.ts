// Mails to staff about what has come in.
import { env } from '#app/env.server.ts'
import type { Db, Trx } from '#db/schema.ts'
import { isDemonstration } from './address.ts'
import { type Mail, queueMail } from './outbox.server.ts'

/** Who reads notices: MAIL_TO, or else every active admin. */
export const noticeRecipients = async (db: Db | Trx): Promise<string[]> =>
  env.MAIL_TO.length > 0 ? env.MAIL_TO : adminAddresses(db)

/** The addresses of the active admins, who are told what nobody else can decide. */
export async function adminAddresses(db: Db | Trx): Promise<string[]> {
  const admins = await db
    .selectFrom('users')
    .select('email')
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .orderBy('created_at')
    .execute()
  return admins.map((admin) => admin.email)
}

/** Queues a notice for each of its readers; what a demonstration visitor sent is no news. */
export async function queueNotice(trx: Trx, noticeTo: (to: string) => Mail, now: number): Promise<void> {
  for (const to of await noticeRecipients(trx)) {
    const notice = noticeTo(to)
    if (!isDemonstration(notice.replyTo ?? '')) await queueMail(trx, notice, now)
  }
}
