import type { ReactNode } from 'react'
import { MotifLines } from './art/motif.tsx'

type EmptyStateProps = { title: ReactNode; hint?: ReactNode; action?: ReactNode; level?: 2 | 3 }

export function EmptyState({ title, hint, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className="empty-state">
      <div className="empty-art">
        <svg viewBox="0 0 240 96" fill="none" stroke="currentColor" aria-hidden="true">
          <MotifLines seed="nothing-here" width={240} height={96} step={24} routes={7} hole="var(--ground)" />
        </svg>
      </div>
      <Heading>{title}</Heading>
      {hint ? <p>{hint}</p> : null}
      {action ? <div className="button-row">{action}</div> : null}
    </div>
  )
}
