// Secret links that show an unpublished post to a reader without an account, for a week.
import { randomBytes } from 'node:crypto'
import { hashed } from '#app/http/secrets/hashed.server.ts'
import { type By, recordAudit } from '#db/audit.ts'
import { clockTolerance } from '#db/queries/clock.ts'
import type { Db } from '#db/schema.ts'

export const previewDays = 7

/** @returns the link's token, or null for an unknown post. Only its hash is stored, so it can be shown once */
export function makePreview(db: Db, id: string, by: By): Promise<string | null> {
  return db.transaction().execute(async (trx) => {
    const post = await trx
      .selectFrom('posts')
      .select('title')
      .where('id', '=', id)
      .where('trashed_at', 'is', null)
      .executeTakeFirst()
    if (!post) return null
    // In hexadecimal, because addresses under /blog are lowercased.
    const token = randomBytes(32).toString('hex')
    const expiresAt = by.now + previewDays * 24 * 60 * 60_000
    await trx
      .insertInto('post_previews')
      .values({ token_hash: hashed(token), post_id: id, created_at: by.now, expires_at: expiresAt })
      .execute()
    await recordAudit(trx, { verb: 'preview-link-made', kind: 'post', id, reference: post.title }, by)
    return token
  })
}

/** The post behind a preview link that has not expired. */
export async function findPreview(db: Db, token: string, now: number): Promise<string | null> {
  const found = await db
    .selectFrom('post_previews')
    .innerJoin('posts', 'posts.id', 'post_previews.post_id')
    .select('post_id')
    .where('token_hash', '=', hashed(token))
    .where('expires_at', '>', now)
    .where('post_previews.created_at', '<=', now + clockTolerance)
    .where('posts.trashed_at', 'is', null)
    .executeTakeFirst()
  return found?.post_id ?? null
}
