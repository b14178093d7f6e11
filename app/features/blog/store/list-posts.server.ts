// The staff's list: every post by state, newest first, page by page.
import type { SelectQueryBuilder } from 'kysely'
import { type BlogCategoryName, blogCategories, defaultBlogCategory } from '#app/features/blog/categories.ts'
import { pictureHashesIn } from '#app/forms/document/picture-address.ts'
import { type Cursor, countUpTo, type Page, readPage } from '#db/queries/page.ts'
import { searchText, selectMatching } from '#db/queries/search.ts'
import type { Database, Db } from '#db/schema.ts'
import type { PostRow } from '#db/tables/blog.ts'
import { excerptOf } from '../excerpt.ts'
import type { ReadText } from '../markdown/render-markdown.server.ts'
import type { Post } from '../post.ts'
import { slugOf } from '../slug.ts'

const postStates = ['draft', 'scheduled', 'published', 'trash'] as const
export type PostState = (typeof postStates)[number]

type Filter = { state?: PostState; search?: string; now: number }

const listed = [
  'id',
  'seq',
  'slug',
  'title',
  'category',
  'author',
  'language',
  'status',
  'publish_at',
  'live_from',
  'created_at',
  'changed_at',
  'trashed_at',
  'version',
] as const
export type PostListRow = Pick<PostRow, Exclude<(typeof listed)[number], 'category'>> & { category: BlogCategoryName }

/** The post's current state: a scheduled post becomes public when its time comes. */
export function stateOf(
  { trashed_at, status, publish_at }: Pick<PostRow, 'trashed_at' | 'status' | 'publish_at'>,
  now: number,
): PostState {
  if (trashed_at !== null) return 'trash'
  if (status === 'draft') return 'draft'
  return publish_at !== null && publish_at <= now ? 'published' : 'scheduled'
}

export const listPosts = (
  db: Db,
  { search, ...filter }: Filter,
  after?: Cursor,
  size?: number,
): Promise<Page<PostListRow>> =>
  readPage(
    inState(selectMatching(db, 'posts', search ?? ''), filter)
      .select(listed)
      .$narrowType<{ category: BlogCategoryName }>(),
    {
      by: ['seq'],
      after,
      size,
    },
  )

export const countMatchingPosts = (db: Db, { search, ...filter }: Filter, limit: number): Promise<number> =>
  countUpTo(inState(selectMatching(db, 'posts', search ?? ''), filter), limit)

export async function countPosts(db: Db, now: number): Promise<Record<PostState, number>> {
  const count = async (state: PostState) => {
    const { count } = await inState(db.selectFrom('posts'), { state, now })
      .select((e) => e.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return [state, Number(count)] as const
  }
  const counts = { draft: 0, scheduled: 0, published: 0, trash: 0 }
  return Object.assign(counts, Object.fromEntries(await Promise.all(postStates.map(count))))
}

function inState<O>(query: SelectQueryBuilder<Database, 'posts', O>, { state, now }: Omit<Filter, 'search'>) {
  if (state === 'trash') return query.where('trashed_at', 'is not', null)
  // Posts in the trash have no `live_from`.
  if (state === 'published') return query.where('live_from', '<=', now)
  if (state === 'scheduled') return query.where('live_from', '>', now)
  const outsideTrash = query.where('trashed_at', 'is', null)
  return state === 'draft' ? outsideTrash.where('status', '=', 'draft') : outsideTrash
}

/** The newest originals, which a post can be a translation of. */
export function listOriginals(db: Db, exceptId: string | null): Promise<Pick<PostRow, 'slug' | 'title'>[]> {
  const originals = db
    .selectFrom('posts')
    .select(['slug', 'title'])
    .where('original_id', 'is', null)
    .where('trashed_at', 'is', null)
    .orderBy('seq', 'desc')
    .limit(200)
  return (exceptId ? originals.where('id', '!=', exceptId) : originals).execute()
}

/** The same article in other languages, in any state. */
export function listVersions(db: Db, { id, original_id }: PostRow): Promise<Pick<PostRow, 'id' | 'language'>[]> {
  const original = original_id ?? id
  return db
    .selectFrom('posts')
    .select(['id', 'language'])
    .where((e) => e.or([e('id', '=', original), e('original_id', '=', original)]))
    .where('id', '!=', id)
    .where('trashed_at', 'is', null)
    .orderBy('language')
    .execute()
}

// A post as staff see it, in any state.

export const findPostRow = async (db: Db, id: string): Promise<PostRow | null> =>
  (await db.selectFrom('posts').selectAll().where('id', '=', id).executeTakeFirst()) ?? null

export async function findPost(db: Db, id: string): Promise<{ row: PostRow; post: Post } | null> {
  const row = await findPostRow(db, id)
  return row ? { row, post: postOf(row, await readTags(db, id), await findTranslationOf(db, row)) } : null
}

// Converts between a post and its row.

export const categoryOf = (name: string): BlogCategoryName =>
  blogCategories.find((category) => category.name === name)?.name ?? defaultBlogCategory

/** The address of an author's page; names without letters or digits share one page. */
const authorKey = (author: string) => slugOf(author) || 'author'

/** Computed when a post is saved, so that lists need not read its text. */
export function derivedFrom(post: Post, text: ReadText, author: string) {
  return {
    words: text.words,
    summary: post.excerpt ?? excerptOf(text.prose),
    author_key: authorKey(author),
    search_text: searchText(post.title, author, post.slug, ...post.tags, post.content),
  }
}

/** Every picture of the media library in the post. */
export const mediaHashesOf = ({ content, image }: Pick<Post, 'content' | 'image'>): string[] =>
  pictureHashesIn(`${content}\n${image?.src ?? ''}`)

/** @param translationOf the slug of the original */
export function postOf(row: PostRow, tags: string[], translationOf: string | null): Post {
  return {
    title: row.title,
    slug: row.slug,
    category: categoryOf(row.category),
    excerpt: row.excerpt,
    content: row.content,
    image: row.image_src === null ? null : { src: row.image_src, alt: row.image_alt ?? '' },
    author: row.author,
    publishAt: row.publish_at,
    tags,
    featured: row.featured === 1,
    language: row.language,
    translationOf,
    status: row.status,
  }
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
