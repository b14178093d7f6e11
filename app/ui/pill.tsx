import type { ReactNode } from 'react'
import { useWord } from '#app/languages/say.tsx'

/** A status in words; the dot's colour only repeats it. */
export function Pill({ status, children }: { status: string; children?: ReactNode }) {
  const word = useWord()
  const key = status.toLowerCase().replaceAll(/[\s_]+/g, '-')
  return (
    <span className="pill" data-status={key}>
      {word(children ?? status.replaceAll(/[-_]+/g, ' '))}
    </span>
  )
}

/** On or off. */
export const OnOff = ({ isOn }: { isOn: boolean }) => (
  <Pill status={isOn ? 'active' : 'off'}>{isOn ? 'On' : 'Off'}</Pill>
)
