// Creates posts for tests, like the blog manager's form.
import { type PostInput, postSchema } from '#app/features/blog/schema.ts'
import { trashFirstPosts } from '#app/features/blog/store/first-posts.server.ts'
import { findPost } from '#app/features/blog/store/list-posts.server.ts'
import { createPost, updatePost } from '#app/features/blog/store/save-post.server.ts'
import { trashPost } from '#app/features/blog/store/trash.server.ts'
import { theSite } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'

type Typed = Partial<Record<keyof PostInput, string>>

export const typedPost = (values: Typed = {}) => ({
  title: 'A title',
  category: 'Design',
  excerpt: '',
  content: 'Some words.',
  image: '',
  imageAlt: '',
  author: '',
  date: '',
  time: '',
  zone: 'UTC',
  slug: '',
  tags: '',
  featured: '',
  language: 'en',
  translationOf: '',
  status: 'published',
  ...values,
})

export async function makePost(db: Db, values: Typed = {}, now = Date.now()): Promise<string> {
  const saved = await createPost(db, postSchema.parse(typedPost(values)), { actor: { ...theSite, name: 'Ada' }, now })
  if (!saved.ok) throw new Error(JSON.stringify(saved))
  return saved.id
}

export async function changePost(db: Db, id: string, values: Typed, now = Date.now()) {
  const version = (await findPost(db, id))?.row.version ?? 0
  const input = postSchema.parse(typedPost(values))
  return updatePost(db, { id, version, input }, { actor: { ...theSite, name: 'Ada' }, now })
}

export async function removePost(db: Db, id: string, now = Date.now()) {
  const version = (await findPost(db, id))?.row.version ?? 0
  return trashPost(db, { id, version }, { actor: theSite, now })
}

/** Empties the blog: deletes the articles that the site ships with. */
export const emptyBlog = (db: Db) => trashFirstPosts(db, { actor: theSite, now: Date.now() })
