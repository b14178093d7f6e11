// Ten codes for a lost phone. Each has 80 random bits, so a plain hash of it is safe.
import { randomInt } from 'node:crypto'
import { hashed } from '#app/http/secrets/hashed.server.ts'
import type { Db, Trx } from '#db/schema.ts'

const howMany = 10
/** Digits only, because their field brings up a numeric keyboard. */
const groups = 6

export const isRecoveryCode = (typed: string) => typed.length === groups * 4 && /^\d+$/.test(typed)

/** Replaces the old codes with ten new ones. They are shown once; the table stores only their hashes. */
export async function renewRecoveryCodes(trx: Trx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: howMany }, newCode)
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await trx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ code_hash: hashOf(userId, code), user_id: userId, used_at: null })))
    .execute()
  return codes
}

/** Uses up a code. @returns false if it is not this person's or was used before */
export async function spendRecoveryCode(db: Db | Trx, userId: string, code: string, now: number): Promise<boolean> {
  const spent = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('code_hash', '=', hashOf(userId, code))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  return spent !== undefined
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

const newCode = () => Array.from({ length: groups }, () => String(randomInt(10_000)).padStart(4, '0')).join('-')

const hashOf = (userId: string, code: string) => hashed(`${userId}\0${code.replaceAll('-', '')}`)
