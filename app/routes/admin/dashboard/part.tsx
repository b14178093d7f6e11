import type { ReactNode } from 'react'
import { useSay } from '#app/languages/say.tsx'

/** The loaded data; `failed` after an error, null without permission. */
export type Part<T> = T | 'failed' | null

type LoadedProps<T> = { part: Part<T>; children: (value: T) => ReactNode }

/** Shows the loaded data, or a message with a link to try again. */
export function Loaded<T>({ part, children }: LoadedProps<T>) {
  const say = useSay()
  if (part === null) return null
  if (part !== 'failed') return children(part)
  return (
    <div className="banner" data-kind="error">
      <p>{say('Failed to load dashboard data. Please try again later.')}</p>
      <p>
        {/* A full page load, so that no broken state stays in memory. */}
        <a href="/dashboard">{say('Retry')}</a>
      </p>
    </div>
  )
}
