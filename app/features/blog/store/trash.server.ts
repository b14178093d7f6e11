// Deletes a post: it stays in the trash for 30 days and can be restored until then.
import { type By, recordAudit } from '#db/audit.ts'
import { dropSearchEntry } from '#db/queries/site-search.ts'
import type { Db, Trx } from '#db/schema.ts'
import { readText } from '../markdown/draw-markdown.server.ts'
import { findPostRow, findTranslationOf, postOf, readTags } from './list-posts.server.ts'
import { lockPost } from './save-post.server.ts'
import { wasSeen, writePostRows } from './write-post.server.ts'

type Done = { ok: true; title: string } | { ok: false; reason: 'gone' | 'changed' }
type PostVersion = { id: string; version: number }

export function trashPost(db: Db, { id, version }: PostVersion, by: By): Promise<Done> {
  return db.transaction().execute(async (trx): Promise<Done> => {
    const post = await lockPost(trx, id)
    if (!post || post.trashed_at !== null) return { ok: false, reason: 'gone' }
    if (post.version !== version) return { ok: false, reason: 'changed' }
    await putInTrash(trx, post, by.now)
    await recordAudit(trx, { verb: 'trashed', kind: 'post', id, reference: post.title }, by)
    return { ok: true, title: post.title }
  })
}

type Trashed = { id: string; version: number; was_public: number; live_from: number | null }

export async function putInTrash(trx: Trx, post: Trashed, now: number) {
  await trx
    .updateTable('posts')
    .set({ trashed_at: now, live_from: null, was_public: wasSeen(post, now) ? 1 : 0, version: post.version + 1 })
    .where('id', '=', post.id)
    .execute()
  await dropSearchEntry(trx, 'post', post.id)
}

/** Restores a post to its former state: a published one is published again. */
export async function untrashPost(db: Db, { id, version }: PostVersion, by: By): Promise<Done> {
  // If the post changes before the transaction, it is refused below, so this is the text that is restored.
  const text = await readText((await findPostRow(db, id))?.content ?? '')
  return db.transaction().execute(async (trx): Promise<Done> => {
    const row = await lockPost(trx, id)
    if (row?.trashed_at === undefined || row.trashed_at === null) return { ok: false, reason: 'gone' }
    if (row.version !== version) return { ok: false, reason: 'changed' }
    await trx.updateTable('posts').set({ trashed_at: null }).where('id', '=', id).execute()
    const post = postOf(row, await readTags(trx, id), await findTranslationOf(trx, row))
    await writePostRows(trx, post, { id, text, before: { ...row, trashed_at: null }, kind: 'restored' }, by)
    await recordAudit(trx, { verb: 'taken-back', kind: 'post', id, reference: row.title }, by)
    return { ok: true, title: row.title }
  })
}

/**
 * Permanently deletes posts that have been in the trash since before this time. Addresses that were public answer 410
 * from then on.
 */
export function purgeTrash(db: Db, before: number, limit: number): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('posts')
      .select(['id', 'was_public'])
      .where('trashed_at', '<=', before)
      .limit(limit)
      .execute()
    const ids = rows.map(({ id }) => id)
    const neverSeen = rows.filter(({ was_public }) => was_public === 0).map(({ id }) => id)
    if (neverSeen.length > 0) await trx.deleteFrom('post_slugs').where('post_id', 'in', neverSeen).execute()
    if (ids.length > 0) await trx.deleteFrom('posts').where('id', 'in', ids).execute()
    return ids.length
  })
}

export const purgePreviews = async (db: Db, now: number): Promise<number> => {
  const { numDeletedRows } = await db.deleteFrom('post_previews').where('expires_at', '<=', now).executeTakeFirst()
  return Number(numDeletedRows)
}
