import { Link } from '@remix-run/react'
import { pictureOf } from '#app/features/blog/markdown/picture.ts'
import type { MediaItem } from '#app/features/media/media.server.ts'
import '#app/ui/styles/staff/blog/pictures.css'
import { manager } from '../words.ts'

export function MediaGrid({ items }: { items: readonly MediaItem[] }) {
  return (
    <ul className="media-grid">
      {items.map((item) => (
        <li key={item.id}>
          <Link to={`${manager}/media/${item.id}`}>
            <Thumbnail item={item} />
            <span className="typed">{item.alt || item.name}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

export function Thumbnail({ item, sizes = '12rem' }: { item: MediaItem; sizes?: string }) {
  const picture = pictureOf(item)
  if (!picture) return null
  return (
    <picture>
      {picture.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        src={picture.src}
        srcSet={picture.srcset}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={item.alt}
        loading="lazy"
      />
    </picture>
  )
}
