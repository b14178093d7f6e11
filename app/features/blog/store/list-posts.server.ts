// The manager's list: every post by state, newest made first, page by page.
import { type SelectQueryBuilder, sql } from 'kysely'
import { containing } from '#db/fold.ts'
import { olderThan } from '#db/newest-first.ts'
import type { Database, Db, PostRow } from '#db/schema.ts'

export const postStates = ['draft', 'scheduled', 'published', 'trash'] as const
export type PostState = (typeof postStates)[number]
export const isPostState = (value: unknown): value is PostState => postStates.some((state) => state === value)

export type PostListKey = { at: number; id: string }
type Filter = { state?: PostState; search?: string; now: number }

const listed = [
  ...(['id', 'slug', 'title', 'category', 'author', 'language', 'status', 'publish_at', 'featured'] as const),
  ...(['live_from', 'created_at', 'changed_at', 'trashed_at', 'version'] as const),
] as const
export type PostListRow = Pick<PostRow, (typeof listed)[number]>

/** What it is today: a moment that has come publishes without anybody's doing. */
export function stateOf(
  { trashed_at, status, publish_at }: Pick<PostRow, 'trashed_at' | 'status' | 'publish_at'>,
  now: number,
): PostState {
  if (trashed_at !== null) return 'trash'
  if (status === 'draft') return 'draft'
  return publish_at !== null && publish_at <= now ? 'published' : 'scheduled'
}

/** One page. `next` is the key for the page after it, null on the last. */
export async function listPosts(
  db: Db,
  filter: Filter,
  after?: PostListKey,
  size = 25,
): Promise<{ rows: PostListRow[]; next: PostListKey | null }> {
  let query = filtered(db.selectFrom('posts'), filter)
    .select(listed)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size + 1)
  if (after) query = query.where(olderThan('created_at', 'id', after))
  const rows = await query.execute()
  const page = rows.slice(0, size)
  const last = page.at(-1)
  return { rows: page, next: rows.length > size && last ? { at: last.created_at, id: last.id } : null }
}

export async function countPosts(db: Db, now: number): Promise<Record<PostState, number>> {
  const count = async (state: PostState) => {
    const { count } = await filtered(db.selectFrom('posts'), { state, now })
      .select((e) => e.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return [state, Number(count)] as const
  }
  const counts = { draft: 0, scheduled: 0, published: 0, trash: 0 }
  return Object.assign(counts, Object.fromEntries(await Promise.all(postStates.map(count))))
}

function filtered<O>(query: SelectQueryBuilder<Database, 'posts', O>, { state, search, now }: Filter) {
  let narrowed = state === 'trash' ? query.where('trashed_at', 'is not', null) : query.where('trashed_at', 'is', null)
  if (state === 'draft') narrowed = narrowed.where('status', '=', 'draft')
  if (state === 'published') narrowed = narrowed.where('live_from', '<=', now)
  if (state === 'scheduled') narrowed = narrowed.where('live_from', '>', now)
  for (const word of (search ?? '').split(/\s+/).filter(Boolean)) {
    narrowed = narrowed.where(sql<boolean>`search_text like ${containing(word)} escape '\\'`)
  }
  return narrowed
}

/** What a post can be a translation of: the newest originals. */
export const listOriginals = (db: Db, exceptId: string | null) => {
  const originals = db
    .selectFrom('posts')
    .select(['slug', 'title'])
    .where('original_id', 'is', null)
    .where('trashed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(200)
  return (exceptId ? originals.where('id', '!=', exceptId) : originals).execute()
}
