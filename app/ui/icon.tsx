// Icons from one sprite, so that pages need no script for them. An unknown name draws a neutral dot.

import { LineArt } from './art/line-art.tsx'
import { iconNames } from './icon-names.ts'
import sprite from './icons.svg?url'

const knownNames = new Set<string>(iconNames)

type IconProps = { name: string; size?: number; className?: string }

/** Always decoration: the text beside it carries the meaning. */
export function Icon({ name, size = 24, className }: IconProps) {
  return (
    <LineArt size={size} className={className}>
      {knownNames.has(name) ? <use href={`${sprite}#${name}`} /> : <circle cx="12" cy="12" r="4" fill="currentColor" />}
    </LineArt>
  )
}
