// The only writer of a post's rows: the post, its tags, media, address, revision and search entry.

import { absentPictures } from '#app/features/texts/pictures.server.ts'
import { brokenPicturesIn, pictureHash, pictureHashesIn } from '#app/forms/document/picture-address.ts'
import type { Errors } from '#app/forms/form-state.ts'
import { message } from '#app/languages/message.ts'
import type { Actor, By } from '#db/audit.ts'
import { newId } from '#db/queries/id.ts'
import { nextSeq } from '#db/queries/rising-number.ts'
import { dropSearchEntry, putSearchEntry } from '#db/queries/site-search.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { PostRevision, PostRow } from '#db/tables/blog.ts'
import type { ReadText } from '../markdown/render-markdown.server.ts'
import { type Post, postPath } from '../post.ts'
import { freeSlug, slugOf } from '../slug.ts'
import { derivedFrom, mediaHashesOf } from './list-posts.server.ts'

type Author = Pick<Actor, 'id' | 'name'>

type Writing = {
  id: string
  /** The prose, plain text and word count of the content, as readText returns them. */
  text: ReadText
  /** The stored post; null for a new one. */
  before: PostRow | null
  kind: PostRevision['kind']
  origin?: string
}

/** The actor is the author if the post names none. @returns the new version. The slug must be free: see slug.ts */
export async function writePostRows(
  trx: Trx,
  post: Post,
  writing: Writing,
  { actor, now }: By<Author>,
): Promise<number> {
  const { id, text, before, kind, origin } = writing
  const author = post.author ?? actor.name
  const derived = derivedFrom(post, text, author)
  const version = (before?.version ?? 0) + 1
  const liveFrom = post.status === 'draft' || before?.trashed_at ? null : post.publishAt
  const row = {
    slug: post.slug,
    title: post.title,
    category: post.category,
    excerpt: post.excerpt,
    content: post.content,
    image_src: post.image?.src ?? null,
    image_alt: post.image?.alt ?? null,
    author,
    ...derived,
    featured: post.featured ? 1 : 0,
    language: post.language,
    status: post.status,
    original_id: await originalOf(trx, post, id),
    publish_at: post.publishAt,
    live_from: liveFrom,
    was_public: before && wasSeen(before, now) ? 1 : 0,
    changed_at: now,
    version,
  }
  if (before) await trx.updateTable('posts').set(row).where('id', '=', id).execute()
  else {
    const newRow = { id, seq: nextSeq(trx, 'posts'), ...row, origin: origin ?? null, created_at: now, trashed_at: null }
    await trx.insertInto('posts').values(newRow).execute()
  }
  await holdSlug(trx, post.slug, id)
  await writeTags(trx, id, post.tags)
  await writeMedia(trx, id, post)
  const snapshot = JSON.stringify({ ...post, author })
  await addRevision(trx, { post_id: id, version, kind, snapshot }, { actor, now })
  await writeSearchEntry(trx, { id, post, text, summary: derived.summary, liveFrom })
  return version
}

// The addresses of posts: each belongs to one post, and earlier ones redirect to the newest.

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

async function holdSlug(trx: Trx, slug: string, postId: string): Promise<void> {
  await trx
    .insertInto('post_slugs')
    .values({ slug, post_id: postId })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ post_id: postId }))
    .execute()
}

/** Tells whether visitors can see the post now or could before. */
export const wasSeen = ({ was_public, live_from }: Pick<PostRow, 'was_public' | 'live_from'>, now: number): boolean =>
  was_public === 1 || (live_from !== null && live_from <= now)

type NewRevision = Pick<PostRevision, 'post_id' | 'version' | 'kind' | 'snapshot'>

export async function addRevision(trx: Trx, revision: NewRevision, { actor, now }: By<Author>): Promise<string> {
  const id = newId()
  await trx
    .insertInto('post_revisions')
    .values({ id, ...revision, at: now, actor_id: actor.id, actor_name: actor.name })
    .execute()
  return id
}

/** A translation of a translation is attached to the original. */
async function originalOf(trx: Trx, { translationOf }: Post, id: string): Promise<string | null> {
  if (!translationOf) return null
  const found = await trx
    .selectFrom('post_slugs')
    .innerJoin('posts', 'posts.id', 'post_slugs.post_id')
    .select(['posts.id', 'posts.original_id'])
    .where('post_slugs.slug', '=', translationOf)
    .executeTakeFirst()
  const original = found?.original_id ?? found?.id ?? null
  return original === id ? null : original
}

async function writeTags(trx: Trx, postId: string, tags: readonly string[]) {
  await trx.deleteFrom('post_tags').where('post_id', '=', postId).execute()
  const rows = tags.map((tag, position) => ({ post_id: postId, tag_key: slugOf(tag), tag, position }))
  const distinct = [...new Map(rows.map((row) => [row.tag_key, row])).values()]
  if (distinct.length > 0) await trx.insertInto('post_tags').values(distinct).execute()
}

async function writeMedia(trx: Trx, postId: string, post: Post) {
  await trx.deleteFrom('post_media').where('post_id', '=', postId).execute()
  const rows = mediaHashesOf(post).map((hash) => ({ post_id: postId, hash }))
  if (rows.length > 0) await trx.insertInto('post_media').values(rows).execute()
}

type Indexed = { id: string; post: Post; text: ReadText; summary: string; liveFrom: number | null }

async function writeSearchEntry(trx: Trx, { id, post, text, summary, liveFrom }: Indexed) {
  if (liveFrom === null) return dropSearchEntry(trx, 'post', id)
  await putSearchEntry(trx, {
    kind: 'post',
    ref: id,
    path: postPath(post.slug),
    title: post.title,
    summary,
    body: text.prose,
    unseen: text.plainText,
    tags: post.tags,
    language: post.language,
    section: post.category,
    liveFrom,
  })
}

/**
 * The errors of pictures that the media library does not have; null without any. Those that the stored post shows stay as
 * they are. @param id null for a new post
 */
export async function missingPictures(
  trx: Trx,
  post: Pick<Post, 'content' | 'image'>,
  id: string | null,
): Promise<Errors | null> {
  const shown = await trx
    .selectFrom('post_media')
    .select('hash')
    .where('post_id', '=', id ?? '')
    .execute()
  const kept = new Set(shown.map(({ hash }) => hash))
  const absent = await absentPictures(
    trx,
    mediaHashesOf(post).filter((hash) => !kept.has(hash)),
  )
  const cover = post.image?.src ?? ''
  const [broken] = brokenPicturesIn(post.content)
  const inText = pictureHashesIn(post.content).some((hash) => absent.has(hash))
  const isCover = pictureHashesIn(cover).some((hash) => absent.has(hash))
  const noCover = cover.startsWith('/media/') && pictureHash(cover) === null
  const errors: Errors = {
    ...(broken !== undefined
      ? { content: [message('The media library has no picture at {address}', { address: broken })] }
      : {}),
    ...(inText ? { content: ['A picture of the text is no longer in the media library'] } : {}),
    ...(noCover ? { image: ['The media library has no picture at this address'] } : {}),
    ...(isCover ? { image: ['This picture is no longer in the media library'] } : {}),
  }
  return Object.keys(errors).length > 0 ? errors : null
}
