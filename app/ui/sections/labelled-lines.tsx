import type { ReactNode } from 'react'

type LabelledLinesProps = { lines: readonly { label: string; value: ReactNode }[]; className?: string }

/** Values on lines, each with its label. */
export const LabelledLines = ({ lines, className }: LabelledLinesProps) => (
  <dl className={className}>
    {lines.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

type Stat = { id: string; value: string; label: string; helper?: string }

export function StatList({ stats }: { stats: readonly Stat[] }) {
  if (stats.length === 0) return null
  const lines = stats.map(({ value, label, helper }) => ({ label: helper ? `${label} ${helper}` : label, value }))
  return <LabelledLines className="hero-facts" lines={lines} />
}
