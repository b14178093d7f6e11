import type { ComponentProps, ReactNode } from 'react'
import { Badge } from '../badge.tsx'
import { LabelledLines } from './labelled-lines.tsx'

type Sheet = ComponentProps<typeof LabelledLines> & { name: string; note: ReactNode; sample: string }

/** A page of a deliverable, marked as a sample. */
export function SampleSheet({ name, lines, note, sample }: Sheet) {
  return (
    <figure className="sample-sheet">
      <figcaption className="cluster" data-align="ends">
        {name} <Badge tone="neutral">{sample}</Badge>
      </figcaption>
      <LabelledLines lines={lines} />
      {note ? <p>{note}</p> : null}
    </figure>
  )
}
