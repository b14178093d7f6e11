import type { ReactNode } from 'react'
import { Motif } from './art/motif.tsx'

type EmptyStateProps = { title: ReactNode; hint?: ReactNode; action?: ReactNode; level?: 2 | 3 }

export function EmptyState({ title, hint, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className="empty-state">
      <div className="empty-art">
        <Motif seed="nothing-here" width={240} height={96} step={24} routes={7} hole="var(--ground)" />
      </div>
      <Heading>{title}</Heading>
      {hint ? <p>{hint}</p> : null}
      {action ? <div className="button-row">{action}</div> : null}
    </div>
  )
}
