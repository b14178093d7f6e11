import { setPassword } from '#app/features/staff/accounts/users.server.ts'
import { confirmPassword, WrongPassword } from '#app/features/staff/sessions/reauthenticate.server.ts'
import { endSessions, type Staff } from '#app/features/staff/sessions/sessions.server.ts'
import { mailTransaction } from '#app/mail/mail-transaction.server.ts'
import { type By, recordAudit } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import { tellOfNewPassword } from './password-links.server.ts'
import { hashPassword } from './passwords.server.ts'

type Change = { currentPassword: string; password: string; client: string }

/**
 * Changes the password of a person who knows the old one; their other sessions end, and a mail tells them. @throws
 * TooManyRequests, WrongPassword
 */
export async function changePassword(db: Db, { password, ...proof }: Change, by: By<Staff>): Promise<void> {
  // The new password is hashed outside the transaction, which would lock the database meanwhile.
  await confirmPassword(db, proof, by)
  const newHash = await hashPassword(password)
  await mailTransaction(db, async (trx) => {
    const user = await setPassword(trx, by.actor.id, newHash)
    if (!user) throw new WrongPassword()
    const ended = await endSessions(trx, by.actor.id, by.now, by.actor.sessionId)
    await tellOfNewPassword(trx, user, by.now)
    const entry = { verb: 'password-changed', kind: 'user', id: user.id, reference: user.email } as const
    await recordAudit(trx, { ...entry, detail: { 'sessions ended': ended } }, by)
  })
}
