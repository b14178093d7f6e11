// Tokens with which a person's programs read the dashboard's numbers or the records. The table stores only their hashes.
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { currentPassword } from '#app/features/staff/passwords/password-rules.ts'
import { requiredText } from '#app/forms/fields/rules.ts'
import { clientAddress } from '#app/http/edge/client-address.server.ts'
import { consume } from '#app/http/edge/rate-limit.server.ts'
import { hashed } from '#app/http/secrets/hashed.server.ts'
import { type By, recordAudit, type StaffActor, type StaffBy } from '#db/audit.ts'
import { newId } from '#db/queries/id.ts'
import type { Db } from '#db/schema.ts'
import type { ApiToken, TokenScope } from '#db/tables/staff.ts'
import { withPasskey } from '../passkeys/passkeys.server.ts'
import { reauthenticate } from '../sessions/reauthenticate.server.ts'
import type { Staff } from '../sessions/sessions.server.ts'
import { scopes, tokenDays } from './words.ts'

const minute = 60_000
const day = 24 * 60 * minute
/** The limit of requests a minute for each token. */
export const tokenLimit = 60

export type ListedToken = Pick<ApiToken, 'id' | 'label' | 'scope' | 'created_at' | 'expires_at' | 'last_used_at'> & {
  state: 'active' | 'expired' | 'revoked'
}
type NewToken = { label: string; scope: TokenScope; days: number; currentPassword: string }

export type TokenOwner = Staff & { scope: TokenScope; token: string }

/**
 * Asks for the password, because a token outlives the session that made it.
 * @returns the token, which cannot be read again @throws TooManyRequests, WrongPassword
 */
export function makeApiToken(
  db: Db,
  { label, scope, days, ...proof }: NewToken & { client: string },
  by: By<Staff>,
): Promise<string> {
  return reauthenticate(db, proof, by, async (trx) => {
    const { actor, now } = by
    const [id, token] = [newId(), `bn_${randomBytes(32).toString('base64url')}`]
    const times = { created_at: now, expires_at: now + days * day, last_used_at: null, revoked_at: null }
    await trx
      .insertInto('api_tokens')
      .values({ id, user_id: actor.id, token_hash: hashed(token), label, scope, ...times })
      .execute()
    await recordAudit(trx, { verb: 'token-made', kind: 'api-token', id, detail: { days, scope } }, by)
    return token
  })
}

/** The owner's tokens, newest first. */
export async function listApiTokens(db: Db, owner: StaffActor, now: number): Promise<ListedToken[]> {
  const rows = await db
    .selectFrom('api_tokens')
    .select(['id', 'label', 'scope', 'created_at', 'expires_at', 'last_used_at', 'revoked_at'])
    .where('user_id', '=', owner.id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
  return rows.map(({ revoked_at, ...row }) => ({
    ...row,
    state: revoked_at !== null ? 'revoked' : row.expires_at <= now ? 'expired' : 'active',
  }))
}

/** @returns false for a token of another person, an unknown one or one already revoked */
export function revokeApiToken(db: Db, id: string, by: StaffBy): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const revoked = await trx
      .updateTable('api_tokens')
      .set({ revoked_at: by.now })
      .where('id', '=', id)
      .where('user_id', '=', by.actor.id)
      .where('revoked_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!revoked) return false
    await recordAudit(trx, { verb: 'token-revoked', kind: 'api-token', id }, by)
    return true
  })
}

/** The current account of a request's token; counts the use. @throws TooManyRequests */
export async function findTokenOwner(db: Db, request: Request, now: number): Promise<TokenOwner | null> {
  const token = bearerOf(request)
  if (!token) return null
  const found = await db
    .selectFrom('api_tokens as token')
    .innerJoin('users', 'users.id', 'token.user_id')
    .leftJoin('two_step', 'two_step.user_id', 'users.id')
    .select([
      'token.id as tokenId',
      'token.label as token',
      'token.scope',
      'users.id',
      'users.name',
      'users.email',
      'users.role',
    ])
    .select(['users.time_zone as timeZone', 'users.language', 'two_step.confirmed_at as twoStepSince'])
    .select(withPasskey)
    .where('token_hash', '=', hashed(token))
    .where('token.revoked_at', 'is', null)
    .where('token.expires_at', '>', now)
    .where('users.status', '=', 'active')
    .executeTakeFirst()
  if (!found) return null
  const { tokenId, twoStepSince, hasPasskey, ...owner } = found
  await db.transaction().execute(async (trx) => {
    await consume(trx, [{ key: `api-token:${tokenId}`, limit: tokenLimit, perMs: minute }], now)
    await trx.updateTable('api_tokens').set({ last_used_at: now }).where('id', '=', tokenId).execute()
  })
  const has = { hasTwoStep: twoStepSince !== null, hasPasskey: Boolean(hasPasskey), secondStep: null }
  return { ...owner, ...has, sessionId: tokenId, address: clientAddress(request) }
}

/** The token of an Authorization header, or null. */
const bearerOf = (request: Request): string | null =>
  /^Bearer +([\w-]{20,100})$/i.exec(request.headers.get('Authorization') ?? '')?.[1] ?? null

export const apiTokenSchema = z.object({
  label: requiredText('Label is required', { label: 'Label', max: 80 }),
  scope: z.enum(scopes, 'Choose what the token may read'),
  days: z.enum(tokenDays, 'Choose how long the token is valid').transform(Number),
  currentPassword,
})
