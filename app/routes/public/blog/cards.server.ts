// Adds the pictures and the shown author of the cards to a list of posts.
import { db } from '#app/db.server.ts'
import { pictureOf } from '#app/features/blog/markdown/picture.ts'
import type { PostCard } from '#app/features/blog/store/published.server.ts'
import { authorName } from '#app/features/brand/author-name.ts'
import { currentBrand } from '#app/features/brand/current-brand.server.ts'
import { imageLookup } from '#app/features/media/media.server.ts'
import type { DescribedPicture } from '#app/ui/picture.tsx'

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
