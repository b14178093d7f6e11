import { Link } from '@remix-run/react'
import { pictureOf } from '#app/features/blog/markdown/picture.ts'
import type { MediaItem } from '#app/features/media/media.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { LinkLine } from '#app/routes/admin/shared/part-links.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { StoredPicture } from '#app/ui/picture.tsx'
import { Pill } from '#app/ui/pill.tsx'
import '#app/ui/styles/staff/blog/pictures.css'
import { manager } from '../words.ts'

export function MediaGrid({ items }: { items: readonly MediaItem[] }) {
  const say = useSay()
  return (
    <ul className="media-grid">
      {items.map((item) => (
        <li key={item.id}>
          <Link to={`${manager}/media/${item.id}`}>
            <Thumbnail item={item} />
            <span className="typed">{item.alt || item.name}</span>
            {item.alt ? null : <Pill status="warning">{say('No description')}</Pill>}
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

export const DescriptionTabs = ({ current }: { current: string | undefined }) => {
  const say = useSay()
  const path = `${manager}/media`
  return (
    <LinkLine className="tabs" label={say('Pictures')} current={current}>
      <Link to={path} aria-current={!current || undefined}>
        {say('All')}
      </Link>
      <Link to={`${path}?alt=none`} aria-current={current ? true : undefined}>
        {say('No description')}
      </Link>
    </LinkLine>
  )
}

export const NoPictures = ({ isSearch }: { isSearch: boolean }) => {
  const say = useSay()
  return isSearch ? (
    <EmptyState title={say('No pictures found')} hint={say('Try fewer or shorter words.')} />
  ) : (
    <EmptyState title={say('No pictures yet')} hint={say('Uploaded pictures appear here.')} />
  )
}
