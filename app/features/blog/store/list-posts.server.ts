// The staff's list: every post by state, newest first, page by page.
import type { SelectQueryBuilder } from 'kysely'
import { type Cursor, countUpTo, type Page, readPage } from '#db/queries/page.ts'
import { selectMatching } from '#db/queries/search.ts'
import type { Database, Db } from '#db/schema.ts'
import type { PostRow } from '#db/tables/blog.ts'

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
export type PostListRow = Pick<PostRow, (typeof listed)[number]>

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
  readPage(inState(selectMatching(db, 'posts', search ?? ''), filter).select(listed), { by: ['seq'], after, size })

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
