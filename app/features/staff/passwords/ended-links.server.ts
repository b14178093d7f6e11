import { dropMailedLinks } from '#app/mail/mailed-links.server.ts'
import type { Db, Trx } from '#db/schema.ts'

/** Ends a person's one-time links, including those in mails that have not been sent. */
export async function endPasswordLinks(db: Db | Trx, userId: string): Promise<void> {
  await db.deleteFrom('password_links').where('user_id', '=', userId).execute()
  const user = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst()
  if (user) await dropMailedLinks(db, user.email, ['staff-invited', 'password-reset-requested'])
}
