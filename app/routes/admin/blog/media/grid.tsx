import { Link } from '@remix-run/react'
import { pictureOf } from '#app/features/blog/markdown/picture.ts'
import type { MediaItem } from '#app/features/media/media.server.ts'
import { useSay } from '#app/languages/say.tsx'
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

export const NoPictures = ({ isSearch }: { isSearch: boolean }) => {
  const say = useSay()
  return isSearch ? (
    <EmptyState title={say('No pictures found')} hint={say('Try fewer or shorter words.')} />
  ) : (
    <EmptyState title={say('No pictures yet')} hint={say('Uploaded pictures appear here.')} />
  )
}
