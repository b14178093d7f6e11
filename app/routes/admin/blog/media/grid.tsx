import { Link } from '@remix-run/react'
import { pictureOf } from '#app/features/blog/markdown/picture.ts'
import type { MediaItem } from '#app/features/media/media.server.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { StoredPicture } from '#app/ui/picture.tsx'
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
  return picture && <StoredPicture picture={{ ...picture, alt: item.alt }} sizes={sizes} />
}

export const NoPictures = ({ isSearch }: { isSearch: boolean }) =>
  isSearch ? (
    <EmptyState title="No pictures found" hint="Try fewer or shorter words." />
  ) : (
    <EmptyState title="No pictures yet" hint="Uploaded pictures appear here." />
  )
