import { type DescribedPicture, StoredPicture } from '#app/ui/picture.tsx'
import { PostArt } from './post-art.tsx'

type PostCoverProps = {
  picture: DescribedPicture | null
  category: string
  /** The seed of the drawing when there is no picture. */
  slug: string
  sizes: string
  isFirst?: boolean
}

/** The post's picture, or a drawing in its category's colour. */
export function PostCover({ picture, category, slug, sizes, isFirst }: PostCoverProps) {
  if (!picture) return <PostArt slug={slug} category={category} />
  return <StoredPicture picture={picture} sizes={sizes} isFirst={isFirst} />
}
