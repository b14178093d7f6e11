import { type Actor, recordAudit } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import type { Post } from '../post.ts'
import { readPost } from '../store/read-post.server.ts'

/** Every post that is not in the trash. */
export async function exportPosts(db: Db, actor: Actor, now: number): Promise<Post[]> {
  const rows = await db.selectFrom('posts').select('id').where('trashed_at', 'is', null).orderBy('seq').execute()
  const posts: Post[] = []
  for (const { id } of rows) {
    const found = await readPost(db, id)
    if (found) posts.push(found.post)
  }
  const detail = { count: posts.length }
  await db.transaction().execute((trx) => recordAudit(trx, actor, { verb: 'exported', kind: 'post', detail }, now))
  return posts
}
