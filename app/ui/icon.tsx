// Icons by name, drawn from one sprite: a page that uses some loads no script for them. An unknown name draws a neutral dot.
import { iconNames } from './icon-names.ts'
import sprite from './icons.svg?url'

const known = new Set<string>(iconNames)

type IconProps = { name: string; size?: number; className?: string }

/** Always decoration: the words beside it carry the meaning. */
export function Icon({ name, size = 24, className }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      {known.has(name) ? <use href={`${sprite}#${name}`} /> : <circle cx="12" cy="12" r="4" fill="currentColor" />}
    </svg>
  )
}
