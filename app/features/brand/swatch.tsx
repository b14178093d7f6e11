// A colour of the palette with its value, which a press copies.
import type { ReactNode } from 'react'
import { useSay } from '#app/languages/say.tsx'
import { CopiedValue } from '#app/ui/text/copied-value.tsx'
import type { GuidelineColor } from './guidelines.ts'

type SwatchTileProps = { name: GuidelineColor['name']; color: string; children?: ReactNode }

export const SwatchTile = ({ name, color, children }: SwatchTileProps) => {
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
