import type { ReactNode } from 'react'
import { Badge } from '../badge.tsx'

type Sheet = { name: string; lines: readonly { label: string; value: ReactNode }[]; note: ReactNode; sample: string }

/** A page of a deliverable, marked as a sample. */
export function SampleSheet({ name, lines, note, sample }: Sheet) {
  return (
    <figure className="sample-sheet">
      <figcaption>
        {name} <Badge tone="neutral">{sample}</Badge>
      </figcaption>
      <dl>
        {lines.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {note ? <p>{note}</p> : null}
    </figure>
  )
}
