import type { Picture } from '#app/features/blog/markdown/picture.ts'
import { PostArt } from './post-art.tsx'

type PostCoverProps = {
  picture: (Picture & { alt: string }) | null
  category: string
  /** The seed of the drawing when there is no picture. */
  slug: string
  sizes: string
  isFirst?: boolean
}

/** The post's picture, or a drawing in its category's colour. */
export function PostCover({ picture, category, slug, sizes, isFirst }: PostCoverProps) {
  if (!picture) return <PostArt slug={slug} category={category} />
  const { src, srcset, width, height, alt, sources } = picture
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcset} sizes={sizes} />
      ))}
      <img
        alt={alt}
        src={src}
        width={width}
        height={height}
        sizes={sizes}
        srcSet={srcset}
        loading={isFirst ? undefined : 'lazy'}
        decoding="async"
      />
    </picture>
  )
}
