// Adds the pictures and the shown author of the cards to a list of posts.
import { db } from '#app/db.server.ts'
import { pictureOf } from '#app/features/blog/markdown/picture.ts'
import { countPublished, publishedSpan } from '#app/features/blog/store/collections.server.ts'
import { listPublished, type PostCard, type PostFilter, pageSize } from '#app/features/blog/store/published.server.ts'
import { authorName } from '#app/features/brand/author-name.ts'
import { currentBrand } from '#app/features/brand/current-brand.server.ts'
import { imageLookup } from '#app/features/media/media.server.ts'
import { textSource } from '#app/features/texts/drafts/preview.server.ts'
import { blogPageTexts } from '#app/features/texts/kinds/reading-pages.server.ts'
import { readPage } from '#app/features/texts/read-texts.server.ts'
import { dateFormat } from '#app/time/date-format.ts'
import { localTime, momentOf } from '#app/time/zoned-time.ts'
import type { DescribedPicture } from '#app/ui/picture.tsx'
import type { Db } from '#db/schema.ts'
import { blogFilter } from './blog-filter.ts'
import { blogZone } from './blog-paths.ts'

export type ShownCard = Omit<PostCard, 'image'> & { picture: DescribedPicture | null }

export async function withPictures(posts: readonly PostCard[]): Promise<ShownCard[]> {
  const findImage = await imageLookup(
    db,
    posts.flatMap(({ image }) => image?.src ?? []),
  )
  const { look } = await currentBrand(db)
  return posts.map(({ image, ...post }) => {
    const found = image ? findImage(image.src) : null
    const picture = found ? pictureOf(found) : null
    return { ...post, author: authorName(post.author, look), picture: picture && { ...picture, alt: image?.alt ?? '' } }
  })
}

/** @throws Response 404 for a page that the list does not have; an empty list has its first page */
export function countPages(page: number, total: number, size: number): number {
  const pages = Math.max(1, Math.ceil(total / size))
  if (page < 1 || page > pages) throw new Response(null, { status: 404 })
  return pages
}

/** Beside fewer articles the page shows the newest others. */
const few = 3

/** One page of such a list. @throws Response 404 where the list is empty or has no such page */
export async function readCollection(request: Request, filter: PostFilter, now: number) {
  const texts = await textSource(db, request)
  const { page } = blogFilter(new URL(request.url).searchParams)
  if (page === 0) throw new Response(null, { status: 404 })
  const { posts, total } = await listPublished(db, filter, { now, page })
  if (total === 0) throw new Response(null, { status: 404 })
  const { allArticles, latestTitle } = await readPage(texts, blogPageTexts, now)
  const newest = total < few ? await listPublished(db, { language: 'en' }, { now, size: few + total }) : null
  const isListed = (id: string) => posts.some((post) => post.id === id)
  return {
    page,
    total,
    pages: countPages(page, total, pageSize),
    posts: await withPictures(posts),
    others: await withPictures((newest?.posts ?? []).filter(({ id }) => !isListed(id)).slice(0, few)),
    words: { allArticles, latestTitle },
  }
}

// The years that have articles, newest first.

type BlogYear = { year: number; count: number }

export async function listYears(db: Db, now: number): Promise<BlogYear[]> {
  const span = await publishedSpan(db, now)
  const years = span ? range(yearOf(span.last), yearOf(span.first)) : []
  const counts = await Promise.all(
    years.map(async (year) => ({ year, count: await countPublished(db, ...boundsOf(year, now)) })),
  )
  return counts.filter(({ count }) => count > 0)
}

/** From the start of a year to its end, or to the present within the current year: scheduled posts are not counted. */
export const boundsOf = (year: number, now: number): [from: number, until: number] => [
  startOf(year),
  Math.min(startOf(year + 1), now + 1),
]

const startOf = (year: number) => momentOf({ date: `${year}-01-01`, time: '00:00' }, blogZone)
export const yearOf = (moment: number) => Number(localTime(moment, blogZone).date.slice(0, 4))

/** From 0 for January. */
export const monthOf = (moment: number) => Number(localTime(moment, blogZone).date.slice(5, 7)) - 1

/** The twelve months of a year with their posts. */
export const monthsOf = <Post extends { live_from: number | null }>(posts: readonly Post[]) =>
  Array.from({ length: 12 }, (_, month) => ({
    name: dateFormat('en-GB', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, month)),
    posts: posts.filter(({ live_from }) => monthOf(live_from ?? 0) === month),
  }))

const range = (last: number, first: number) =>
  Array.from({ length: Math.min(last - first + 1, 100) }, (_, index) => last - index)
