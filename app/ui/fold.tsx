// A section that is collapsed on a phone, and open on wide screens and in print.
import { type ReactNode, useEffect, useRef } from 'react'

type FoldProps = {
  summary: ReactNode
  className?: string
  children: ReactNode
}

/** Before hydration the stylesheet alone shows the sections of a wide page; afterwards they can be collapsed there, too. */
export function Fold({ summary, className, children }: FoldProps) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const { current } = details
    if (!current) return
    if (matchMedia('(width >= 48rem)').matches) current.open = true
    current.dataset.alive = ''
  }, [])
  return (
    <details ref={details} className={className ? `fold ${className}` : 'fold'}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
