// The blog as visitors see it. A post is public once the time in `live_from` has come, without a job.

import { randomBytes } from 'node:crypto'
import { type SelectQueryBuilder, sql } from 'kysely'
import { languages } from '#app/content/languages.ts'
import { hashed } from '#app/http/secrets/hashed.server.ts'
import { type By, recordAudit } from '#db/audit.ts'
import { clockTolerance } from '#db/queries/clock.ts'
import { matchesWords, type SearchedWord } from '#db/queries/site-search.ts'
import type { Database, Db } from '#db/schema.ts'
import type { PostRow } from '#db/tables/blog.ts'
import type { Language } from '#db/tables/records.ts'
import { readingMinutes } from '../markdown/reading-time.ts'
import { categoryOf } from './list-posts.server.ts'

export const pageSize = 6

export type PostFilter = {
  category?: string | null
  words?: readonly SearchedWord[]
  tag?: string
  author?: string
  language?: Language
  /** Includes `from`, excludes `until`. */
  from?: number
  until?: number
  /** The ids of posts that the page already shows elsewhere. */
  except?: readonly string[]
}

const listed = [
  'id',
  'slug',
  'title',
  'summary',
  'category',
  'author',
  'author_key',
  'language',
  'words',
  'image_src',
  'image_alt',
  'live_from',
  'changed_at',
  'featured',
] as const
type ListedRow = Pick<PostRow, (typeof listed)[number]>

export type PostCard = ReturnType<typeof cardOf>

const cardOf = (row: ListedRow) => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  summary: row.summary,
  category: categoryOf(row.category),
  author: row.author,
  authorKey: row.author_key,
  language: row.language,
  minutes: readingMinutes(row.words),
  image: row.image_src === null ? null : { src: row.image_src, alt: row.image_alt ?? '' },
  publishedAt: row.live_from ?? 0,
  changedAt: row.changed_at,
})

/** One page, newest first, with the total. */
export async function listPublished(
  db: Db,
  filter: PostFilter,
  { now, page = 1, size = pageSize }: { now: number; page?: number; size?: number },
): Promise<{ posts: PostCard[]; total: number }> {
  const { words = [] } = filter
  if (words.length > 0) return searchPublished(db, words, filter, { now, page, size })
  const matching = () => filtered(db.selectFrom('posts'), filter, now)
  const [{ total }, rows] = await Promise.all([
    matching()
      .select((e) => e.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    matching()
      .select(listed)
      .orderBy('live_from', 'desc')
      .orderBy('id', 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
  ])
  return { posts: rows.map(cardOf), total: Number(total) }
}

type Page = { now: number; page: number; size: number }

/** Searches the index only, then reads just the posts of the page. */
async function searchPublished(
  db: Db,
  words: readonly SearchedWord[],
  { category }: PostFilter,
  { now, page, size }: Page,
) {
  const matching = () => {
    const hits = db
      .selectFrom('search_entries')
      .where('kind', '=', 'post')
      .where('live_from', '<=', now)
      .where(matchesWords(db, words))
    return category ? hits.where('section', '=', category) : hits
  }
  // Counts in the same query, because the index search is the expensive part. Beyond the last page the count is not
  // needed.
  const found = await matching()
    .select(['ref', sql<number>`count(*) over ()`.as('total')])
    .orderBy('live_from', 'desc')
    .orderBy('seq', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const total = found[0]?.total ?? 0
  const ids = found.map(({ ref }) => ref)
  const rows = ids.length > 0 ? await db.selectFrom('posts').select(listed).where('id', 'in', ids).execute() : []
  const byId = new Map(rows.map((row) => [row.id, row]))
  return { posts: ids.flatMap((id) => byId.get(id) ?? []).map(cardOf), total: Number(total) }
}

/** The number of posts in each language that has some, and in `language` in any case. */
export async function countByLanguage(
  db: Db,
  { category, language: shown }: Pick<PostFilter, 'category'> & { language: Language },
  now: number,
): Promise<{ language: Language; count: number }[]> {
  const rows = await filtered(db.selectFrom('posts'), { category }, now)
    .select((e) => ['language', e.fn.countAll<number>().as('count')])
    .groupBy('language')
    .execute()
  const counts = new Map(rows.map(({ language, count }) => [language, Number(count)]))
  return languages
    .map((language) => ({ language, count: counts.get(language) ?? 0 }))
    .filter(({ language, count }) => count > 0 || language === shown)
}

/** Three at most, newest first. */
export async function featuredPosts(db: Db, now: number, language: Language): Promise<PostCard[]> {
  const rows = await filtered(db.selectFrom('posts'), { language }, now)
    .select(listed)
    .where('featured', '=', 1)
    .orderBy('live_from', 'desc')
    .orderBy('id', 'desc')
    .limit(3)
    .execute()
  return rows.map(cardOf)
}

function filtered<O>(
  query: SelectQueryBuilder<Database, 'posts', O>,
  { category, tag, author, language, from, until, except = [] }: PostFilter,
  now: number,
) {
  let narrowed = query.where('live_from', '<=', now)
  if (category) narrowed = narrowed.where('category', '=', category)
  if (author) narrowed = narrowed.where('author_key', '=', author)
  if (language) narrowed = narrowed.where('language', '=', language)
  if (from !== undefined) narrowed = narrowed.where('live_from', '>=', from)
  if (until !== undefined) narrowed = narrowed.where('live_from', '<', until)
  if (except.length > 0) narrowed = narrowed.where('id', 'not in', except)
  if (tag) {
    narrowed = narrowed.where('id', 'in', (e) => e.selectFrom('post_tags').select('post_id').where('tag_key', '=', tag))
  }
  return narrowed
}

type FoundPost = { is: 'live'; post: PostRow } | { is: 'moved'; slug: string } | { is: 'gone' } | { is: 'unknown' }

/** The current state of an address under /blog. Nothing is revealed about posts that were never public. */
export async function lookUpPublished(db: Db, slug: string, now: number): Promise<FoundPost> {
  const address = await db.selectFrom('post_slugs').select('post_id').where('slug', '=', slug).executeTakeFirst()
  if (!address) return { is: 'unknown' }
  if (address.post_id === null) return { is: 'gone' }
  const post = await db.selectFrom('posts').selectAll().where('id', '=', address.post_id).executeTakeFirstOrThrow()
  if (post.trashed_at !== null) return { is: post.was_public ? 'gone' : 'unknown' }
  if (post.live_from === null || post.live_from > now) return { is: 'unknown' }
  return post.slug === slug ? { is: 'live', post } : { is: 'moved', slug: post.slug }
}

export const tagsOfPost = (db: Db, id: string) =>
  db.selectFrom('post_tags').select(['tag', 'tag_key']).where('post_id', '=', id).orderBy('position').execute()

/** The next older and newer posts in the same language. */
export async function neighboursOf(db: Db, { id, live_from, language }: PostRow, now: number) {
  const at = live_from ?? 0
  const live = () =>
    db
      .selectFrom('posts')
      .select(['slug', 'title', 'language'])
      .where('language', '=', language)
      .where('live_from', '<=', now)
      .limit(1)
  const [previous, next] = await Promise.all([
    live()
      .where(sql<boolean>`(live_from, id) < (${at}, ${id})`)
      .orderBy('live_from', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirst(),
    live().where(sql<boolean>`(live_from, id) > (${at}, ${id})`).orderBy('live_from').orderBy('id').executeTakeFirst(),
  ])
  return { previous: previous ?? null, next: next ?? null }
}

export type Translation = Pick<PostRow, 'id' | 'slug' | 'language' | 'title'>

/** The same article in other languages. */
export function translationsOf(db: Db, { id, original_id }: PostRow, now: number): Promise<Translation[]> {
  const original = original_id ?? id
  return db
    .selectFrom('posts')
    .select(['id', 'slug', 'language', 'title'])
    .where((e) => e.or([e('id', '=', original), e('original_id', '=', original)]))
    .where('id', '!=', id)
    .where('live_from', '<=', now)
    .orderBy('language')
    .orderBy('id')
    .execute()
}

/** The number of newest posts of each tag that are compared. */
const compared = 50

/** Three other posts: those that share most tags, then the newest of the category. */
export async function relatedPosts(db: Db, post: PostRow, now: number): Promise<PostCard[]> {
  const others = () =>
    db
      .selectFrom('posts')
      .select(listed)
      .where('id', '!=', post.id)
      .where('language', '=', post.language)
      .where('live_from', '<=', now)
      .limit(3)
  const tags = await db.selectFrom('post_tags').select('tag_key').where('post_id', '=', post.id).execute()
  // One query a tag, which its index answers in order; ids sort by time.
  const shared = await Promise.all(
    tags.map(({ tag_key }) =>
      db
        .selectFrom('post_tags')
        .select('post_id')
        .where('tag_key', '=', tag_key)
        .where('post_id', '!=', post.id)
        .orderBy('post_id', 'desc')
        .limit(compared)
        .execute(),
    ),
  )
  const counts = new Map<string, number>()
  for (const { post_id } of shared.flat()) counts.set(post_id, (counts.get(post_id) ?? 0) + 1)
  const best = [...counts].sort((a, b) => b[1] - a[1]).slice(0, 6)
  const byTags =
    best.length > 0
      ? await others()
          .where(
            'id',
            'in',
            best.map(([id]) => id),
          )
          .limit(6)
          .execute()
      : []
  const rank = (id: string) => counts.get(id) ?? 0
  const first = byTags.sort((a, b) => rank(b.id) - rank(a.id) || (b.live_from ?? 0) - (a.live_from ?? 0)).slice(0, 3)
  if (first.length === 3) return first.map(cardOf)
  const newest = await others()
    .where('category', '=', post.category)
    .where('id', 'not in', [post.id, ...first.map(({ id }) => id)])
    .orderBy('live_from', 'desc')
    .execute()
  return [...first, ...newest].slice(0, 3).map(cardOf)
}

/** The addresses among these that are public now. */
export async function livePosts(db: Db, slugs: readonly string[], now: number): Promise<ReadonlySet<string>> {
  if (slugs.length === 0) return new Set()
  const rows = await db
    .selectFrom('post_slugs')
    .innerJoin('posts', 'posts.id', 'post_slugs.post_id')
    .select('post_slugs.slug')
    .where('post_slugs.slug', 'in', slugs.slice(0, 500))
    .where('posts.live_from', '<=', now)
    .execute()
  return new Set(rows.map(({ slug }) => slug))
}

/** The public posts among these addresses, by address, as a mail shows them. */
export async function cardsForMail(db: Db, slugs: readonly string[], now: number) {
  if (slugs.length === 0) return new Map<string, ReturnType<typeof inMail>>()
  const rows = await db
    .selectFrom('posts')
    .select(listed)
    .where('slug', 'in', slugs.slice(0, 100))
    .where('live_from', '<=', now)
    .execute()
  return new Map(rows.map((row) => [row.slug, inMail(cardOf(row))]))
}

const inMail = ({ slug, language, title, summary, image }: PostCard) => ({
  language,
  title,
  excerpt: summary,
  path: `/blog/${slug}`,
  image,
})

/** The addresses of the same articles in a language, of each that is public in it. */
export async function slugsIn(
  db: Db,
  { slugs, language }: { slugs: readonly string[]; language: Language },
  now: number,
): Promise<string[]> {
  if (slugs.length === 0) return []
  const posts = await db
    .selectFrom('posts')
    .select((e) => ['slug', e.fn.coalesce('original_id', 'id').as('article')])
    .where('slug', 'in', slugs.slice(0, 100))
    .execute()
  const articles = posts.map(({ article }) => article)
  if (articles.length === 0) return [...slugs]
  const translated = await db
    .selectFrom('posts')
    .select((e) => ['slug', e.fn.coalesce('original_id', 'id').as('article')])
    .where((e) => e.or([e('id', 'in', articles), e('original_id', 'in', articles)]))
    .where('language', '=', language)
    .where('live_from', '<=', now)
    .orderBy('id', 'desc')
    .execute()
  const articleOf = new Map(posts.map(({ slug, article }) => [slug, article]))
  const slugOf = new Map(translated.map(({ slug, article }) => [article, slug]))
  return slugs.map((slug) => slugOf.get(articleOf.get(slug) ?? '') ?? slug)
}

// Secret links that show an unpublished post to a reader without an account, for a week.

export const previewDays = 7

/** @returns the link's token, or null for an unknown post. Only its hash is stored, so it can be shown once */
export function makePreview(db: Db, id: string, by: By): Promise<string | null> {
  return db.transaction().execute(async (trx) => {
    const post = await trx
      .selectFrom('posts')
      .select('title')
      .where('id', '=', id)
      .where('trashed_at', 'is', null)
      .executeTakeFirst()
    if (!post) return null
    // In hexadecimal, because addresses under /blog are lowercased.
    const token = randomBytes(32).toString('hex')
    const expiresAt = by.now + previewDays * 24 * 60 * 60_000
    await trx
      .insertInto('post_previews')
      .values({ token_hash: hashed(token), post_id: id, created_at: by.now, expires_at: expiresAt })
      .execute()
    await recordAudit(trx, { verb: 'preview-link-made', kind: 'post', id, reference: post.title }, by)
    return token
  })
}

/** The post behind a preview link that has not expired. */
export async function findPreview(db: Db, token: string, now: number): Promise<string | null> {
  const found = await db
    .selectFrom('post_previews')
    .innerJoin('posts', 'posts.id', 'post_previews.post_id')
    .select('post_id')
    .where('token_hash', '=', hashed(token))
    .where('expires_at', '>', now)
    .where('post_previews.created_at', '<=', now + clockTolerance)
    .where('posts.trashed_at', 'is', null)
    .executeTakeFirst()
  return found?.post_id ?? null
}
