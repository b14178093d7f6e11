// A stored picture: the newer format first, every width, and its size before it has loaded.
export type Picture = {
  src: string
  width: number
  height: number
  /** The fallback's own format. */
  srcset: string
  /** Newer formats. */
  sources: { type: string; srcset: string }[]
}

export type DescribedPicture = Picture & { alt: string }

type StoredPictureProps = {
  picture: DescribedPicture
  sizes: string
  /** In the first screen of its page, so that it does not wait. */
  isFirst?: boolean
}

export function StoredPicture({ picture, sizes, isFirst }: StoredPictureProps) {
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
