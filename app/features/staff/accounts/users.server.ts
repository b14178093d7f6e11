import { countPasskeys } from '#app/features/staff/passkeys/passkeys.server.ts'
import { endPasswordLinks } from '#app/features/staff/passwords/ended-links.server.ts'
import { endSessions } from '#app/features/staff/sessions/sessions.server.ts'
import { emailKey } from '#app/forms/fields/rules.ts'
import { newId } from '#db/queries/id.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { Roles, User } from '#db/tables/staff.ts'

export async function countUsers(db: Db | Trx): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export type NewUser = { email: string; name: string; role: Roles; timeZone?: string }

/** Makes an account without a password, which its one-time link sets; null if the address already has one. */
export async function createUser(db: Db | Trx, user: NewUser, now: number): Promise<User | null> {
  const created = await db
    .insertInto('users')
    .values({
      id: newId(),
      email: user.email.trim(),
      email_key: emailKey(user.email),
      name: user.name.trim(),
      role: user.role,
      status: 'invited',
      password_hash: null,
      time_zone: user.timeZone ?? 'Asia/Seoul',
      created_at: now,
      last_login_at: null,
      version: 1,
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returningAll()
    .executeTakeFirst()
  return created ?? null
}

export async function findUserByEmail(db: Db | Trx, email: string): Promise<User | null> {
  const user = await db.selectFrom('users').selectAll().where('email_key', '=', emailKey(email)).executeTakeFirst()
  return user ?? null
}

export type Account = Pick<
  User,
  'id' | 'name' | 'email' | 'role' | 'status' | 'created_at' | 'last_login_at' | 'version'
>

const accountColumns = ['id', 'name', 'email', 'role', 'status', 'created_at', 'last_login_at', 'version'] as const

/** Every account, by name. */
export const listAccounts = (db: Db): Promise<Account[]> =>
  db.selectFrom('users').select(accountColumns).orderBy('name').orderBy('id').execute()

/** One account, with the number of its passkeys and the expiry of its invitation; null if it has none. */
export async function findAccount(
  db: Db,
  id: string,
  now: number,
): Promise<(Account & { passkeys: number; invitedUntil: number | null }) | null> {
  const account: Account | undefined = await db
    .selectFrom('users')
    .select(accountColumns)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!account) return null
  const link = await db
    .selectFrom('password_links')
    .select('expires_at')
    .where('user_id', '=', id)
    .where('purpose', '=', 'invite')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return { ...account, passkeys: await countPasskeys(db, id), invitedUntil: link?.expires_at ?? null }
}

/**
 * Sets a password and activates an invited account; null for a disabled one. Other password links end; the caller ends
 * sessions.
 */
export async function setPassword(trx: Trx, userId: string, passwordHash: string): Promise<User | null> {
  const user = await trx
    .updateTable('users')
    .set((eb) => ({ password_hash: passwordHash, status: 'active', version: eb('version', '+', 1) }))
    .where('id', '=', userId)
    .where('status', '!=', 'disabled')
    .returningAll()
    .executeTakeFirst()
  if (user) await endPasswordLinks(trx, user.id)
  return user ?? null
}

/** Disables an account; its sessions and one-time links end at once. */
export async function disableUser(trx: Trx, userId: string, now: number) {
  await trx
    .updateTable('users')
    .set((eb) => ({ status: 'disabled', version: eb('version', '+', 1) }))
    .where('id', '=', userId)
    .execute()
  await endSessions(trx, userId, now)
  await endPasswordLinks(trx, userId)
}
