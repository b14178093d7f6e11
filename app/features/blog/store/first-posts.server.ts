// The articles supplied with the site. They stay drafts until staff publish them or move them to the trash.
import { type By, recordAudit } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import { readText } from '../markdown/draw-markdown.server.ts'
import { findTranslationOf, postOf, readTags } from './list-posts.server.ts'
import { lockPost } from './save-post.server.ts'
import { putInTrash } from './trash.server.ts'
import { writePostRows } from './write-post.server.ts'

const firstPosts = (db: Db) => db.selectFrom('posts').where('origin', '=', 'first').where('trashed_at', 'is', null)

/** The number outside the trash, and the number of drafts among them. */
export async function countFirstPosts(db: Db): Promise<{ all: number; drafts: number }> {
  const { all, drafts } = await firstPosts(db)
    .select((e) => [
      e.fn.countAll<number>().as('all'),
      e.fn.sum<number | null>(e.case().when('status', '=', 'draft').then(1).else(0).end()).as('drafts'),
    ])
    .executeTakeFirstOrThrow()
  return { all: Number(all), drafts: Number(drafts ?? 0) }
}

const minute = 60_000

/** Publishes the remaining drafts. @returns their number */
export async function publishFirstPosts(db: Db, by: By): Promise<number> {
  const drafts = await firstPosts(db).where('status', '=', 'draft').selectAll().orderBy('seq').execute()
  const read = await Promise.all(drafts.map(async (draft) => ({ draft, text: await readText(draft.content) })))
  return db.transaction().execute(async (trx) => {
    let count = 0
    for (const { draft, text } of read) {
      const row = await lockPost(trx, draft.id)
      // A post saved or deleted since then is left alone.
      if (row?.version !== draft.version) continue
      // A minute apart, so that their order is defined.
      const publishAt = by.now - count * minute
      const post = postOf(row, await readTags(trx, row.id), await findTranslationOf(trx, row))
      const writing = { id: row.id, text, before: row, kind: 'saved' } as const
      await writePostRows(trx, { ...post, status: 'published', publishAt }, writing, by)
      count++
    }
    if (count > 0) await recordAudit(trx, { verb: 'first-posts-published', kind: 'post', detail: { count } }, by)
    return count
  })
}

/** Moves all of them to the trash, published or not. @returns their number */
export function trashFirstPosts(db: Db, by: By): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const posts = await firstPosts(trx).select(['id', 'version', 'was_public', 'live_from']).execute()
    for (const post of posts) await putInTrash(trx, post, by.now)
    const detail = { count: posts.length }
    if (posts.length > 0) await recordAudit(trx, { verb: 'first-posts-trashed', kind: 'post', detail }, by)
    return posts.length
  })
}
