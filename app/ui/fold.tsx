// A section that is collapsed on a phone, and open on wide screens and in print.
import { type ReactNode, useEffect, useRef } from 'react'

type FoldProps = {
  summary: ReactNode
  className?: string
  /** Collapsed on wide screens, too. */
  closed?: boolean
  children: ReactNode
}

/** Before hydration the stylesheet alone shows the sections of a wide page; afterwards they can be collapsed there, too. */
export function Fold({ summary, className, closed, children }: FoldProps) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const { current } = details
    if (!current || closed) return
    if (matchMedia('(width >= 48rem)').matches) current.open = true
    current.dataset.alive = ''
  }, [closed])
  return (
    <details ref={details} className={className ? `fold ${className}` : 'fold'} data-alive={closed ? '' : undefined}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
