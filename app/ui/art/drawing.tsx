// Drawings from one sprite, so that pages need no script for them; they take their colours from the page.
import sprite from './drawings.svg?url'

export type DrawingName = 'cities' | 'flow' | 'papers' | 'sheets' | 'stack'

/** Decoration only. */
export function Drawing({ name = 'cities', className = '' }: { name?: DrawingName; className?: string }) {
  return (
    <svg className={`drawing ${className}`} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
