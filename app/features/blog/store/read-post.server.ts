// A post as staff see it, in any state.
import type { Db } from '#db/schema.ts'
import type { PostRow } from '#db/tables/blog.ts'
import type { Post } from '../post.ts'
import { postOf } from './post-row.ts'

export const findPostRow = async (db: Db, id: string): Promise<PostRow | null> =>
  (await db.selectFrom('posts').selectAll().where('id', '=', id).executeTakeFirst()) ?? null

export async function findPost(db: Db, id: string): Promise<{ row: PostRow; post: Post } | null> {
  const row = await findPostRow(db, id)
  return row ? { row, post: postOf(row, await readTags(db, id), await findTranslationOf(db, row)) } : null
}

export const readTags = async (db: Db, id: string): Promise<string[]> => {
  const rows = await db.selectFrom('post_tags').select('tag').where('post_id', '=', id).orderBy('position').execute()
  return rows.map(({ tag }) => tag)
}

export const findTranslationOf = async (db: Db, { original_id }: PostRow): Promise<string | null> => {
  if (original_id === null) return null
  const original = await db.selectFrom('posts').select('slug').where('id', '=', original_id).executeTakeFirst()
  return original?.slug ?? null
}
