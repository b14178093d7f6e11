import { Link } from '@remix-run/react'
import type { MediaItem } from '#app/features/media/media.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { listPath } from '#app/routes/admin/shared/list-params.ts'
import { LinkLine } from '#app/routes/admin/shared/part-links.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { StoredPicture } from '#app/ui/picture.tsx'
import { pictureOf } from '#app/ui/picture-files.ts'
import { Pill } from '#app/ui/pill.tsx'
import '#app/ui/styles/staff/blog/pictures.css'
import { manager, mediaCrumb } from '../words.ts'

export function MediaGrid({ items }: { items: readonly MediaItem[] }) {
  const say = useSay()
  return (
    <ul className="tiles media-grid">
      {items.map((item) => (
        <li key={item.id}>
          <Link to={`${manager}/media/${item.id}`}>
            <Thumbnail item={item} />
            <span className="typed">{item.alt || item.name}</span>
            <span className="row-note">{`${item.width} × ${item.height}`}</span>
            {item.alt ? null : <Pill status="warning">{say('No alternative text')}</Pill>}
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

type Chosen = { chosen: Record<string, string | undefined> }

/** Filters the pictures by their description; the search stays. */
export const DescriptionTabs = ({ chosen, counts }: Chosen & { counts: { all: number; undescribed: number } }) => {
  const say = useSay()
  const to = (alt: string | undefined) => listPath(mediaCrumb.href, { ...chosen, alt })
  return (
    <LinkLine className="tabs" label={say('Pictures')} current={chosen.alt}>
      <Link to={to(undefined)} aria-current={!chosen.alt || undefined}>
        {say('All')}
        {chosen.q ? null : <span className="tab-count">{counts.all}</span>}
      </Link>
      <Link to={to('none')} aria-current={chosen.alt ? true : undefined}>
        {say('No alternative text')}
        {chosen.q ? null : <span className="tab-count">{counts.undescribed}</span>}
      </Link>
    </LinkLine>
  )
}

export const NoPictures = ({ chosen }: Chosen) => {
  const say = useSay()
  if (chosen.q) return <EmptyState title={say('No pictures found')} hint={say('Try fewer or shorter words.')} />
  if (chosen.alt) return <EmptyState title={say('Every picture has alternative text')} />
  return <EmptyState title={say('No pictures yet')} hint={say('Uploaded pictures appear here.')} />
}
