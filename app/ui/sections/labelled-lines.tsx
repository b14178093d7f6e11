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
