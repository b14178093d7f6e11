// A colour of the palette with its value, which a press copies.
import type { ReactNode } from 'react'
import { useSay } from '#app/languages/say.tsx'
import { CopiedValue } from '#app/ui/text/copied-value.tsx'
import type { Swatch } from './colour/contrast-matrix.ts'

export const SwatchTile = ({ name, color, children }: Swatch & { children?: ReactNode }) => {
  const say = useSay()
  return (
    <li>
      <svg viewBox="0 0 4 3" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 0h4v3H0Z" fill={color} />
      </svg>
      <strong>{say(name)}</strong>
      <CopiedValue value={color} />
      {children}
    </li>
  )
}
