import { setPassword } from '#app/features/staff/accounts/users.server.ts'
import { reauthenticate, WrongPassword } from '#app/features/staff/sessions/reauthenticate.server.ts'
import { endSessions, type Staff } from '#app/features/staff/sessions/sessions.server.ts'
import { mailTransaction } from '#app/mail/mail-transaction.server.ts'
import { recordAudit } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import { tellOfNewPassword } from './password-links.server.ts'
import { hashPassword } from './passwords.server.ts'

type Change = { currentPassword: string; password: string }

const nothingYet = async () => {}

/**
 * Changes the password of a person who knows the old one; their other sessions end, and a mail tells them. @throws
 * TooManyRequests, WrongPassword
 */
export async function changePassword(db: Db, staff: Staff, change: Change, client: string, now: number): Promise<void> {
  // The new password is hashed outside the transaction, which would lock the database meanwhile.
  await reauthenticate(db, staff, { currentPassword: change.currentPassword }, { client, now }, nothingYet)
  const newHash = await hashPassword(change.password)
  await mailTransaction(db, async (trx) => {
    const user = await setPassword(trx, staff.id, newHash)
    if (!user) throw new WrongPassword()
    const ended = await endSessions(trx, staff.id, now, staff.sessionId)
    await tellOfNewPassword(trx, user, now)
    const entry = { verb: 'password-changed', kind: 'user', id: user.id, reference: user.email } as const
    await recordAudit(trx, staff, { ...entry, detail: { 'sessions ended': ended } }, now)
  })
}
