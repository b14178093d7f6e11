// The addresses of posts: each belongs to one post, and earlier ones redirect to the newest.
import type { Db, Trx } from '#db/schema.ts'
import { freeSlug } from '../slug.ts'

/** The title of the post that has or had this address, or null. Addresses of permanently deleted posts are free. */
export async function takenBy(db: Db, slug: string, exceptPost?: string): Promise<string | null> {
  const found = await db
    .selectFrom('post_slugs')
    .innerJoin('posts', 'posts.id', 'post_slugs.post_id')
    .select(['posts.id', 'posts.title'])
    .where('post_slugs.slug', '=', slug)
    .executeTakeFirst()
  return found && found.id !== exceptPost ? found.title : null
}

export const nextFreeSlug = (db: Db, wanted: string, exceptPost?: string): Promise<string> =>
  freeSlug(wanted || 'post', async (slug) => (await takenBy(db, slug, exceptPost)) !== null)

export async function holdSlug(trx: Trx, slug: string, postId: string): Promise<void> {
  await trx
    .insertInto('post_slugs')
    .values({ slug, post_id: postId })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ post_id: postId }))
    .execute()
}
