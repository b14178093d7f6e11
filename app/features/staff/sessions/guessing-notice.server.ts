// Warns people of guesses at their account. The worker reads them from the audit log, so that the sign-in page does the
// same work for every address.
import { mailTransaction } from '#app/mail/mail-transaction.server.ts'
import { codesRefused, passkeyNeeded, passwordsRefused } from '#app/mail/messages/staff/account.ts'
import { type Cap, queueCappedMail } from '#app/mail/outbox/queue.server.ts'
import type { Db } from '#db/schema.ts'

const hour = 60 * 60_000

const notices: { verbs: string[]; from: number; cap: Cap; message: typeof codesRefused }[] = [
  // A wrong code follows the right password, so the warning comes early and is repeated.
  { verbs: ['code-refused'], from: 5, cap: { perHour: 1 }, message: codesRefused },
  // The right password, with which nothing more is tried: an intruder gives up after few attempts.
  { verbs: ['passkey-needed'], from: 3, cap: { perHour: 1 }, message: passkeyNeeded },
  { verbs: ['sign-in-refused', 'password-refused'], from: 10, cap: { perDay: 1 }, message: passwordsRefused },
]

/** Mails the owners of accounts with many refused attempts in the last hour. @returns the number of mails */
export async function tellOfGuessing(db: Db, now: number): Promise<number> {
  let mails = 0
  for (const { verbs, from, cap, message } of notices) {
    for (const { email: to, language, count } of await guessedAt(db, verbs, from, now)) {
      const mail = message({ to, language, count })
      const queued = await mailTransaction(db, (trx) => queueCappedMail(trx, mail, now, cap))
      if (queued) mails += 1
    }
  }
  return mails
}

async function guessedAt(db: Db, verbs: string[], from: number, now: number) {
  const found = await db
    .selectFrom('audit_events')
    .innerJoin('users', 'users.id', 'audit_events.record_id')
    .select((e) => ['users.email', 'users.language', e.fn.countAll<number>().as('count')])
    .where('record_kind', '=', 'user')
    .where('verb', 'in', verbs)
    .where('at', '>', now - hour)
    .where('users.status', '=', 'active')
    .groupBy(['users.email', 'users.language'])
    .having((e) => e.fn.countAll(), '>=', from)
    .execute()
  return found.map(({ count, ...user }) => ({ ...user, count: Number(count) }))
}
