import type { ReactNode } from 'react'

/** A status in words; the dot's colour only repeats it. */
export function Pill({ status, children }: { status: string; children?: ReactNode }) {
  const key = status.toLowerCase().replaceAll(/[\s_]+/g, '-')
  return (
    <span className="pill" data-status={key}>
      {children ?? status.replaceAll(/[-_]+/g, ' ')}
    </span>
  )
}
