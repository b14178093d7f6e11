// The stored passkeys of members of staff.
import type { ExpressionBuilder } from 'kysely'
import { type By, recordAudit, type StaffActor } from '#db/audit.ts'
import type { Database, Db, Trx } from '#db/schema.ts'
import type { Passkey } from '#db/tables/staff.ts'

type ListedPasskey = Pick<Passkey, 'id' | 'name' | 'is_synced' | 'created_at' | 'last_used_at'>

const listed = ['id', 'name', 'is_synced', 'created_at', 'last_used_at'] as const

/** Newest first. */
export const listPasskeys = (db: Db | Trx, userId: string): Promise<ListedPasskey[]> =>
  db
    .selectFrom('passkeys')
    .select(listed)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** Null for another person's. */
export async function findPasskey(db: Db | Trx, userId: string, id: string): Promise<ListedPasskey | null> {
  const passkey = await db
    .selectFrom('passkeys')
    .select(listed)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return passkey ?? null
}

export async function countPasskeys(db: Db | Trx, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('passkeys')
    .select((e) => e.fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** In a query of accounts: whether each has a passkey, as a boolean in PostgreSQL and a number in SQLite. */
export const withPasskey = (e: ExpressionBuilder<Database, 'users'>) =>
  e
    .exists(e.selectFrom('passkeys').select('passkeys.id').whereRef('passkeys.user_id', '=', 'users.id'))
    .as('hasPasskey')

/** @returns false if the person has no such passkey */
export function renamePasskey(db: Db, id: string, name: string, by: By<StaffActor & { email: string }>) {
  return db.transaction().execute(async (trx) => {
    const renamed = await trx
      .updateTable('passkeys')
      .set({ name })
      .where('id', '=', id)
      .where('user_id', '=', by.actor.id)
      .returning('id')
      .executeTakeFirst()
    if (!renamed) return false
    await recordAudit(trx, { verb: 'passkey-renamed', kind: 'user', id: by.actor.id, reference: by.actor.email }, by)
    return true
  })
}

/** @returns how many the person had */
export async function removePasskeys(trx: Trx, userId: string): Promise<number> {
  const { numDeletedRows } = await trx.deleteFrom('passkeys').where('user_id', '=', userId).executeTakeFirst()
  return Number(numDeletedRows)
}
