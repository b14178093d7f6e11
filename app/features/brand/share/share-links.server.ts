// Links to a read-only page with the brand's files. The table stores only their hashes, so a link is shown once.
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { requiredText } from '#app/forms/fields/rules.ts'
import { hashed } from '#app/http/secrets/hashed.server.ts'
import { type By, recordAudit } from '#db/audit.ts'
import { newId } from '#db/queries/id.ts'
import type { Db } from '#db/schema.ts'
import type { BrandShareLink } from '#db/tables/brand.ts'
import { linkDays } from '../words.ts'

const day = 24 * 60 * 60_000

type ListedLink = Omit<BrandShareLink, 'token_hash'> & { state: 'active' | 'expired' | 'revoked' }

/** @returns the link's token, which cannot be read again */
export function makeShareLink(db: Db, { label, days }: { label: string; days: number }, by: By): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const [id, token] = [newId(), randomBytes(32).toString('base64url')]
    await trx
      .insertInto('brand_share_links')
      .values({
        id,
        label,
        token_hash: hashed(token),
        created_at: by.now,
        created_by: by.actor.name,
        expires_at: by.now + days * day,
        revoked_at: null,
        downloads: 0,
        downloaded_at: null,
      })
      .execute()
    await recordAudit(trx, { verb: 'link-shared', kind: 'brand', id, detail: { days } }, by)
    return token
  })
}

/** Newest first. */
export async function listShareLinks(db: Db, now: number): Promise<ListedLink[]> {
  const rows = await db
    .selectFrom('brand_share_links')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute()
  return rows.map(({ token_hash: _, ...row }) => ({ ...row, state: stateOf(row, now) }))
}

const stateOf = ({ revoked_at, expires_at }: Pick<BrandShareLink, 'revoked_at' | 'expires_at'>, now: number) =>
  revoked_at !== null ? 'revoked' : expires_at <= now ? 'expired' : 'active'

/** @returns false for a link that is unknown or already revoked */
export function revokeShareLink(db: Db, id: string, by: By): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const revoked = await trx
      .updateTable('brand_share_links')
      .set({ revoked_at: by.now })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!revoked) return false
    await recordAudit(trx, { verb: 'link-revoked', kind: 'brand', id }, by)
    return true
  })
}

/** The link of a token, unless it has expired or was revoked. */
export async function findShareLink(
  db: Db,
  token: string,
  now: number,
): Promise<Pick<BrandShareLink, 'id' | 'label' | 'expires_at'> | null> {
  const link = await db
    .selectFrom('brand_share_links')
    .select(['id', 'label', 'expires_at'])
    .where('token_hash', '=', hashed(token))
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return link ?? null
}

/** For information only, as in a log: the visitor's page does not depend on it. */
export async function countDownload(db: Db, id: string, now: number): Promise<void> {
  await db
    .updateTable('brand_share_links')
    .set((e) => ({ downloads: e('downloads', '+', 1), downloaded_at: now }))
    .where('id', '=', id)
    .execute()
}

export const shareSchema = z.object({
  label: requiredText('Label is required', { label: 'Label', max: 80 }),
  days: z.enum(linkDays, 'Choose how long the link is valid').transform(Number),
})
