import type { ReactNode } from 'react'

/** The lines of a sheet, each with its label. */
export const SheetLines = ({ lines }: { lines: readonly { label: string; value: ReactNode }[] }) => (
  <dl>
    {lines.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
