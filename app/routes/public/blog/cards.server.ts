// Adds the pictures and the shown author of the cards to a list of posts.
import { db } from '#app/db.server.ts'
import { listPublished, type PostCard, type PostFilter, pageSize } from '#app/features/blog/store/published.server.ts'
import { authorName } from '#app/features/brand/author-name.ts'
import { currentBrand } from '#app/features/brand/current-brand.server.ts'
import { imageLookup } from '#app/features/media/media.server.ts'
import { textSource } from '#app/features/texts/drafts/preview.server.ts'
import { blogPageTexts } from '#app/features/texts/kinds/reading-pages.server.ts'
import { readPage } from '#app/features/texts/read-texts.server.ts'
import type { DescribedPicture } from '#app/ui/picture.tsx'
import { pictureOf } from '#app/ui/picture-files.ts'
import { blogFilter } from './blog-filter.ts'

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
