import type { ReactNode } from 'react'

type BadgeTone = 'blue' | 'red' | 'neutral' | 'technology' | 'programming' | 'design' | 'business'

export function Badge({ tone = 'blue', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span className="badge" data-tone={tone}>
      {children}
    </span>
  )
}
