// One-time links that let their holder set a password. The table stores only their hashes.
import { randomBytes } from 'node:crypto'
import { retention } from '#app/content/legal/retention.ts'
import { setPassword } from '#app/features/staff/accounts/users.server.ts'
import { listPasskeys } from '#app/features/staff/passkeys/passkeys.server.ts'
import { endSessions } from '#app/features/staff/sessions/sessions.server.ts'
import { hashed } from '#app/http/secrets/hashed.server.ts'
import { mailTransaction } from '#app/mail/mail-transaction.server.ts'
import { passwordChanged } from '#app/mail/messages/staff/account.ts'
import { queueMail } from '#app/mail/outbox/queue.server.ts'
import { recordAudit } from '#db/audit.ts'
import { clockTolerance } from '#db/queries/clock.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { User } from '#db/tables/staff.ts'
import { endPasswordLinks } from './ended-links.server.ts'

type LinkPurpose = 'invite' | 'reset'

const hour = 60 * 60_000
export const linkLifetime: Record<LinkPurpose, number> = {
  invite: retention.passwordLinks.amount * hour,
  reset: hour,
}

export const linkPath = (purpose: LinkPurpose, token: string) =>
  purpose === 'invite' ? `/invite/${token}` : `/reset-password?token=${token}`

export const isLinkToken = (token: string) => /^[\w-]{43}$/.test(token)

/** Returns the token of a new link, which replaces the person's older ones. */
export async function issuePasswordLink(db: Db | Trx, userId: string, purpose: LinkPurpose, now: number) {
  const token = randomBytes(32).toString('base64url')
  await endPasswordLinks(db, userId)
  await db
    .insertInto('password_links')
    .values({
      token_hash: hashed(token),
      user_id: userId,
      purpose,
      created_at: now,
      expires_at: now + linkLifetime[purpose],
      used_at: null,
    })
    .execute()
  return token
}

/** The purpose of a link that can still be used. This does not use it up, because mail scanners open it too. */
export async function findPasswordLink(db: Db, token: string, now: number): Promise<LinkPurpose | null> {
  const link = await db
    .selectFrom('password_links')
    .innerJoin('users', 'users.id', 'password_links.user_id')
    .select('purpose')
    .where('token_hash', '=', hashed(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('password_links.created_at', '<=', now + clockTolerance)
    .where('users.status', '!=', 'disabled')
    .executeTakeFirst()
  return link?.purpose ?? null
}

/** Uses a link: sets the password, ends every session and mails the person. Null for a link that has expired. */
export function setPasswordByLink(
  db: Db,
  token: string,
  passwordHash: string,
  now: number,
  address: string | null = null,
): Promise<User | null> {
  return mailTransaction(db, async (trx) => {
    const used = await trx
      .updateTable('password_links')
      .set({ used_at: now })
      .where('token_hash', '=', hashed(token))
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .where('created_at', '<=', now + clockTolerance)
      .returning(['user_id', 'purpose'])
      .executeTakeFirst()
    const user = used && (await setPassword(trx, used.user_id, passwordHash))
    if (!user) return null
    await endSessions(trx, user.id, now)
    const entry = { verb: 'password-set', kind: 'user', id: user.id, reference: user.email } as const
    await recordAudit(trx, { ...entry, detail: { 'link of': used.purpose } }, { actor: { ...user, address }, now })
    if (used.purpose === 'reset') await tellOfNewPassword(trx, user, now)
    return user
  })
}

/** After the sessions have ended: lists what ended with them, and what still signs in. */
export async function tellOfNewPassword(trx: Trx, user: User, now: number) {
  const passkeys = (await listPasskeys(trx, user.id)).map(({ name }) => name)
  const ended = await trx
    .selectFrom('api_tokens')
    .select('label')
    .where('user_id', '=', user.id)
    .where('revoked_at', '=', now)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .execute()
  const tokens = ended.map(({ label }) => label)
  const { email: to, language, time_zone: timeZone } = user
  return queueMail(trx, passwordChanged({ to, language, at: now, timeZone, passkeys, tokens }), now)
}
