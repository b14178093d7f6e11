import { blogCategoryColor } from '#app/content/blog-categories.ts'
import type { Picture } from '#app/features/blog/markdown/picture.ts'
import { MotifLines } from '#app/ui/art/motif.tsx'

type PostCoverProps = {
  picture: (Picture & { alt: string }) | null
  category: string
  /** What the drawing is made from where there is no picture. */
  slug: string
  sizes: string
  isFirst?: boolean
}

/** The post's picture, or a drawing in its category's colour. */
export function PostCover({ picture, category, slug, sizes, isFirst }: PostCoverProps) {
  if (!picture) return <PostArt slug={slug} color={blogCategoryColor(category)} />
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

/** Each post has lines of its own, and those of a category one colour. */
function PostArt({ slug, color }: { slug: string; color: string }) {
  return (
    <svg viewBox="0 0 480 270" fill="none" stroke="#fff" aria-hidden="true">
      <path d="M0 0h480v270H0Z" fill="#0a192f" stroke="none" />
      <path d="M0 270V170L480 20v250Z" fill={color} fillOpacity=".14" stroke="none" />
      <MotifLines seed={slug} width={480} height={270} step={34} routes={16} accent={color} />
    </svg>
  )
}
