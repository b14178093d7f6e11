import type { ReactNode } from 'react'

type EmptyStateProps = { title: ReactNode; hint?: ReactNode; action?: ReactNode; level?: 2 | 3 }

export function EmptyState({ title, hint, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className="empty-state">
      <div className="empty-art">
        <svg viewBox="0 0 81 96" fill="none" stroke="currentColor" aria-hidden="true">
          <path d="M1 95V5q0-4 4-4h59l16 16v78zM64 1v16h16M16 32h49M16 48h49M16 64h32M16 80h49" strokeWidth="2" />
        </svg>
      </div>
      <Heading>{title}</Heading>
      {hint ? <p>{hint}</p> : null}
      {action ? <div className="button-row">{action}</div> : null}
    </div>
  )
}
