// Two-step sign-in with an authenticator app: set-up, check and removal.
import { randomBytes, randomInt } from 'node:crypto'
import { decrypt, encrypt } from '#app/http/secrets/encryption.server.ts'
import { hashed } from '#app/http/secrets/hashed.server.ts'
import { logError } from '#app/process/log.server.ts'
import type { Db, Trx } from '#db/schema.ts'
import { fromBase32, matchingStep, toBase32 } from './totp.server.ts'

const purpose = 'two-step'

export class WrongCode extends Error {}

type TwoStep = { since: number; codesLeft: number }

/** The start of two-step sign-in and the number of unused recovery codes; null if it is off. */
export async function findTwoStep(db: Db, userId: string): Promise<TwoStep | null> {
  const row = await db.selectFrom('two_step').select('confirmed_at').where('user_id', '=', userId).executeTakeFirst()
  if (!row?.confirmed_at) return null
  return { since: row.confirmed_at, codesLeft: await countRecoveryCodes(db, userId) }
}

/** Stores a new secret, which takes effect once a first code confirms it. */
export async function beginTwoStep(db: Db | Trx, userId: string, now: number): Promise<void> {
  const fresh = { secret: encrypt(purpose, userId, toBase32(randomBytes(20))), created_at: now }
  await db
    .insertInto('two_step')
    .values({ user_id: userId, ...fresh, confirmed_at: null, last_step: 0 })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fresh).where('two_step.confirmed_at', 'is', null))
    .execute()
}

/** The secret (base32) that still has to be confirmed, or null. */
export async function findBegunSecret(db: Db, userId: string): Promise<string | null> {
  const row = await findBegun(db, userId)
  return (row && openSecret(row.secret, userId)?.base32) ?? null
}

const findBegun = (db: Db, userId: string) =>
  db
    .selectFrom('two_step')
    .select('secret')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()

/** Turns two-step sign-in on. @returns the recovery codes @throws WrongCode */
export async function confirmTwoStep(trx: Trx, userId: string, typed: string, now: number): Promise<string[]> {
  const row = await findBegun(trx, userId)
  const secret = row && openSecret(row.secret, userId)
  const step = secret ? matchingStep(secret.bytes, bare(typed), now) : null
  if (!row || step === null) throw new WrongCode()
  const confirmed = await trx
    .updateTable('two_step')
    .set({ confirmed_at: now, last_step: step })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .where('secret', '=', row.secret)
    .returning('user_id')
    .executeTakeFirst()
  if (!confirmed) throw new WrongCode()
  return renewRecoveryCodes(trx, userId)
}

/** Uses up a code of the app or a recovery code: neither works twice. @returns its kind @throws WrongCode */
export async function spendCode(db: Db | Trx, userId: string, typed: string, now: number): Promise<'app' | 'recovery'> {
  const code = bare(typed)
  if (isRecoveryCode(code)) {
    if (await spendRecoveryCode(db, userId, code, now)) return 'recovery'
    throw new WrongCode()
  }
  const row = await db
    .selectFrom('two_step')
    .select('secret')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  const secret = row && openSecret(row.secret, userId)
  const step = secret ? matchingStep(secret.bytes, code, now) : null
  if (!row || !secret || step === null) throw new WrongCode()
  const spent = await db
    .updateTable('two_step')
    // Encrypted again, so that after a rotation the old key can go once everyone has signed in.
    .set({ last_step: step, secret: encrypt(purpose, userId, secret.base32) })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .where('secret', '=', row.secret)
    .returning('user_id')
    .executeTakeFirst()
  if (!spent) throw new WrongCode()
  return 'app'
}

/** @returns true if two-step sign-in was on */
export async function removeTwoStep(trx: Trx, userId: string): Promise<boolean> {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  const removed = await trx
    .deleteFrom('two_step')
    .where('user_id', '=', userId)
    .returning('confirmed_at')
    .executeTakeFirst()
  return Boolean(removed?.confirmed_at)
}

/** People type the spaces and dashes that codes are displayed with. */
const bare = (typed: string) => typed.replace(/[\s\p{Pd}]/gu, '')

function openSecret(encrypted: string, userId: string) {
  const base32 = decrypt(purpose, userId, encrypted)
  const bytes = base32 && fromBase32(base32)
  if (bytes) return { base32, bytes }
  logError(new Error('A two-step secret was encrypted with a SESSION_SECRET that is gone: reset it'), { user: userId })
  return null
}

// Ten codes for a lost phone. Each has 80 random bits, so a plain hash of it is safe.

const howMany = 10
/** Digits only, because their field brings up a numeric keyboard. */
const groups = 6

const isRecoveryCode = (typed: string) => typed.length === groups * 4 && /^\d+$/.test(typed)

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
async function spendRecoveryCode(db: Db | Trx, userId: string, code: string, now: number): Promise<boolean> {
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

async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
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
