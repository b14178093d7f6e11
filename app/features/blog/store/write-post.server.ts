// The only writer of a post's rows: the post, its tags, media, address, revision and search entry.
import type { Actor, By } from '#db/audit.ts'
import { newId } from '#db/queries/id.ts'
import { nextSeq } from '#db/queries/rising-number.ts'
import { dropSearchEntry, putSearchEntry } from '#db/queries/site-search.ts'
import type { Trx } from '#db/schema.ts'
import type { PostRevision, PostRow } from '#db/tables/blog.ts'
import type { ReadText } from '../markdown/render-markdown.server.ts'
import { type Post, postPath } from '../post.ts'
import { slugOf } from '../slug.ts'
import { derivedFrom, mediaHashesOf } from './post-row.ts'
import { holdSlug } from './slugs.server.ts'

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

/** The actor is the author if the post names none. @returns the new version. The slug must be free: see slugs.server.ts */
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
