import type { ReactNode } from 'react'

type PanelProps = {
  id: string
  title: ReactNode
  /** A card by default; without a frame, or as a warning. */
  as?: 'card' | 'stack' | 'warning'
  children: ReactNode
}

/** A part of a page under its own heading. */
export function Panel({ id, title, as = 'card', children }: PanelProps) {
  const look = as === 'warning' ? { className: 'banner', 'data-kind': as } : { className: as }
  return (
    <section {...look} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
