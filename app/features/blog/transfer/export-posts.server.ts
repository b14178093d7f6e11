import { type By, recordExport } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import type { Post } from '../post.ts'
import { findPost } from '../store/read-post.server.ts'

/** Every post that is not in the trash. */
export async function exportPosts(db: Db, by: By): Promise<Post[]> {
  const rows = await db.selectFrom('posts').select('id').where('trashed_at', 'is', null).orderBy('seq').execute()
  const posts: Post[] = []
  for (const { id } of rows) {
    const found = await findPost(db, id)
    if (found) posts.push(found.post)
  }
  await recordExport(db, { kind: 'post', detail: { count: posts.length } }, by)
  return posts
}
