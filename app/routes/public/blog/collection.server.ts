import { db } from '#app/db.server.ts'
import { listPublished, type PostFilter, pageSize } from '#app/features/blog/store/published.server.ts'
import { textSource } from '#app/features/texts/drafts/preview.server.ts'
import { blogPageTexts } from '#app/features/texts/kinds/reading-pages.server.ts'
import { readPage } from '#app/features/texts/read-texts.server.ts'
import { blogFilter } from './blog-filter.ts'
import { countPages, withPictures } from './cards.server.ts'

/** One page of such a list. @throws Response 404 where the list is empty or has no such page */
export async function readCollection(request: Request, filter: PostFilter, now: number) {
  const texts = await textSource(db, request)
  const { page } = blogFilter(new URL(request.url).searchParams)
  if (page === 0) throw new Response(null, { status: 404 })
  const { posts, total } = await listPublished(db, filter, { now, page })
  if (total === 0) throw new Response(null, { status: 404 })
  const { allArticles } = await readPage(texts, blogPageTexts, now)
  return { page, total, pages: countPages(page, total, pageSize), posts: await withPictures(posts), allArticles }
}
