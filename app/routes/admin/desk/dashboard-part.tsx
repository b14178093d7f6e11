import type { ReactNode } from 'react'

type LoadedProps<T> = { part: T | 'failed'; children: (value: T) => ReactNode }

/** What was loaded, or the sentence and the way to try again. */
export function Loaded<T>({ part, children }: LoadedProps<T>) {
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
