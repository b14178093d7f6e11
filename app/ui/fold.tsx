// A part that is folded on a phone, and open where there is room and on paper.
import { type ReactNode, useEffect, useRef } from 'react'

type FoldProps = { summary: ReactNode; className?: string; children: ReactNode }

/** Until the page is alive the stylesheet alone shows a wide page's parts; from then on they can be folded there, too. */
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
