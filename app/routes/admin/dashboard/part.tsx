import type { ReactNode } from 'react'

/** What was loaded; `failed` where that went wrong, and null for what the reader may not open. */
export type Part<T> = T | 'failed' | null

type LoadedProps<T> = { part: Part<T>; children: (value: T) => ReactNode }

/** What was loaded, or the sentence and the way to try again. */
export function Loaded<T>({ part, children }: LoadedProps<T>) {
  if (part === null) return null
  if (part !== 'failed') return children(part)
  return (
    <div className="banner" data-kind="error">
      <p>Failed to load dashboard data. Please try again later.</p>
      <p>
        {/* A whole new page: whatever is wrong, nothing of it stays in memory. */}
        <a href="/dashboard">Retry</a>
      </p>
    </div>
  )
}
