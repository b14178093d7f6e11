// Icons from one sprite, so that pages need no script for them. Their list stays on the server, which offers and accepts no
// other name: an unknown one would draw nothing.

import { LineArt } from './art/line-art.tsx'
import sprite from './icons.svg?url'

type IconProps = { name: string; size?: number; className?: string }

/** Always decoration: the text beside it carries the meaning. */
export function Icon({ name, size = 24, className }: IconProps) {
  return (
    <LineArt size={size} className={className}>
      <use href={`${sprite}#${name}`} />
    </LineArt>
  )
}
