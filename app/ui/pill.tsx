import type { ReactNode } from 'react'
import type { Message } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'

type PillProps = { status: string } & (
  | { label: Message; children?: undefined }
  | { label?: undefined; children: ReactNode }
)

/** A status in words; the dot's colour only repeats it. @param props its label, or children that are drawn already */
export function Pill({ status, label, children }: PillProps) {
  const say = useSay()
  const key = status.toLowerCase().replaceAll(/[\s_]+/g, '-')
  return (
    <span className="pill" data-status={key}>
      {label === undefined ? children : say(label)}
    </span>
  )
}

/** On or off. */
export const OnOff = ({ isOn }: { isOn: boolean }) => (
  <Pill status={isOn ? 'active' : 'off'} label={isOn ? 'On' : 'Off'} />
)
