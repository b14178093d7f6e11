// Art for an industry, sector, product or case study: its objects, in the subject's colour.
// The objects come from a sprite, so that pages need no script for them.

import { bright, navy } from './inks.ts'
import { drawnSubjects } from './scene-subjects.ts'
import sprite from './scenes.svg?url'

type SceneProps = {
  subject: string
  color?: string
  /** Alternative text; without it the art is decoration. */
  label?: string
  /** Draws no background. */
  bare?: boolean
  id?: string
}

/** `color` fills, white outlines, navy is the background. Unknown subjects get the plain network. */
export function Scene({ subject, color = bright, label, bare, id }: SceneProps) {
  const drawn = (drawnSubjects as readonly string[]).includes(subject) ? subject : 'network'
  return (
    <svg
      id={id}
      viewBox="0 0 480 320"
      preserveAspectRatio={bare ? undefined : 'xMidYMid slice'}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="2"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : 'true'}
    >
      {bare ? null : <path d="M0 0h480v320H0Z" fill={navy} />}
      <circle cx="240" cy="168" r="124" fill={color} fillOpacity=".16" />
      <use href={`${sprite}#${drawn}`} color={color} />
    </svg>
  )
}
