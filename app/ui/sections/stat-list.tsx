import { LabelledLines } from './labelled-lines.tsx'

type Stat = { id: string; value: string; label: string; helper?: string }

export function StatList({ stats }: { stats: readonly Stat[] }) {
  if (stats.length === 0) return null
  const lines = stats.map(({ value, label, helper }) => ({ label: helper ? `${label} ${helper}` : label, value }))
  return <LabelledLines className="hero-facts" lines={lines} />
}
