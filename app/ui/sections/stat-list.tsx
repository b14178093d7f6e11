import { LabelledLines } from './labelled-lines.tsx'

type Stat = { id: string; value: string; label: string; helper?: string }

/** Figures of the company, each with what it counts; nothing while there are none. */
export function StatList({ stats }: { stats: readonly Stat[] }) {
  if (stats.length === 0) return null
  const lines = stats.map(({ value, label, helper }) => ({ label: helper ? `${label} ${helper}` : label, value }))
  return <LabelledLines className="hero-facts stat-list" lines={lines} />
}
