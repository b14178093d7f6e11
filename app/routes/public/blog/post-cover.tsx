import { blogCategoryColor } from '#app/content/blog-categories.ts'
import type { Picture } from '#app/features/blog/markdown/picture.ts'
import { Scene } from '#app/ui/art/scene.tsx'

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
  if (!picture) return <Scene subject={`post ${slug}`} color={blogCategoryColor(category)} />
  const { src, srcset, width, height, alt, sources } = picture
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcset} sizes={sizes} />
      ))}
      <img
        alt={alt}
        {...{ src, width, height, sizes }}
        srcSet={srcset}
        loading={isFirst ? undefined : 'lazy'}
        decoding="async"
      />
    </picture>
  )
}
