// The blog's collections by tag, author and year.
import { sql } from 'kysely'
import type { Db } from '#db/schema.ts'
import type { Language } from '#db/tables/records.ts'

/** Spelt as in the newest post with this tag. */
export async function findTag(db: Db, key: string, now: number): Promise<string | null> {
  const found = await db
    .selectFrom('post_tags')
    .innerJoin('posts', 'posts.id', 'post_tags.post_id')
    .select('post_tags.tag')
    .where('tag_key', '=', key)
    .where('live_from', '<=', now)
    .orderBy('live_from', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found?.tag ?? null
}

export async function findAuthor(db: Db, key: string, now: number): Promise<string | null> {
  const found = await db
    .selectFrom('posts')
    .select('author')
    .where('author_key', '=', key)
    .where('live_from', '<=', now)
    .orderBy('live_from', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found?.author ?? null
}

/** The times of the first and the newest post, which bound the archive's years. */
export async function publishedSpan(db: Db, now: number): Promise<{ first: number; last: number } | null> {
  const { first, last } = await db
    .selectFrom('posts')
    .select([sql<number | null>`min(live_from)`.as('first'), sql<number | null>`max(live_from)`.as('last')])
    .where('live_from', '<=', now)
    .executeTakeFirstOrThrow()
  return first === null || last === null ? null : { first: Number(first), last: Number(last) }
}

export async function countPublished(db: Db, from: number, until: number): Promise<number> {
  const { count } = await db
    .selectFrom('posts')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('live_from', '>=', from)
    .where('live_from', '<', until)
    .executeTakeFirstOrThrow()
  return Number(count)
}

type DatedTitle = { slug: string; title: string; language: Language; live_from: number | null }

/** A year's posts, newest first: titles and days only. */
export const titlesBetween = (db: Db, from: number, until: number): Promise<DatedTitle[]> =>
  db
    .selectFrom('posts')
    .select(['slug', 'title', 'language', 'live_from'])
    .where('live_from', '>=', from)
    .where('live_from', '<', until)
    .orderBy('live_from', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** Addresses and dates for the sitemap. */
export const sitemapPosts = (db: Db, now: number) =>
  db
    .selectFrom('posts')
    .select(['slug', 'changed_at', 'live_from'])
    .where('live_from', '<=', now)
    .orderBy('live_from', 'desc')
    // The most that one sitemap may hold, less room for the site's own pages.
    .limit(45_000)
    .execute()

/** The newest posts with their texts, for a feed: all of them, or those of a category or a language. */
export async function feedPosts(
  db: Db,
  { category, language }: { category?: string | null; language?: Language },
  now: number,
  limit = 20,
) {
  const rows = await db
    .selectFrom('posts')
    .selectAll()
    .where('live_from', '<=', now)
    .$if(Boolean(category), (query) => query.where('category', '=', category ?? ''))
    .$if(language !== undefined, (query) => query.where('language', '=', language ?? 'en'))
    .orderBy('live_from', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  const ids = rows.map(({ id }) => id)
  const tags =
    ids.length > 0
      ? await db
          .selectFrom('post_tags')
          .select(['post_id', 'tag'])
          .where('post_id', 'in', ids)
          .orderBy('position')
          .execute()
      : []
  return rows.map((row) => ({
    row,
    tags: tags.filter(({ post_id }) => post_id === row.id).map(({ tag }) => tag),
  }))
}
