import type { ReactNode } from 'react'
import { pageLanguages } from '#app/languages/pages.ts'
import { useLanguage } from '#app/languages/say.tsx'

/** @property label the name of what the bar shows; @property children the same in words */
type DoneLineProps = { done: number; all: number; label: string; children: ReactNode }

/** How far a list of things to do is; it says 100 % only once all is done. */
export function DoneLine({ done, all, label, children }: DoneLineProps) {
  const { locale } = pageLanguages[useLanguage()]
  if (all === 0) return <p>{children}</p>
  return (
    <p className="cluster done-line">
      <span>{children}</span>
      <progress value={done} max={all} aria-label={label} />
      <span>{(Math.floor((100 * done) / all) / 100).toLocaleString(locale, { style: 'percent' })}</span>
    </p>
  )
}
