// Two ways to lay out a section beside the plain one; the third, the bento, is a class of its grid.
import type { ReactNode } from 'react'
import { Section, SectionHeader, type SectionHeaderProps, type Tone } from './section.tsx'

type StatementProps = {
  id?: string
  labelId: string
  title: string
  /** The sentence to remember. */
  sentence: ReactNode
  lead?: ReactNode
  tone?: Tone
  children?: ReactNode
}

/** A full-bleed band: under a small heading, one sentence set large. */
export function Statement({ id, labelId, title, sentence, lead, tone = 'dark', children }: StatementProps) {
  return (
    <Section id={id} tone={tone} wide className="statement" labelledBy={labelId}>
      <div className="statement-words" data-reveal="header">
        <h2 id={labelId}>{title}</h2>
        <p className="statement-sentence">{sentence}</p>
        {lead ? <p>{lead}</p> : null}
      </div>
      {children}
    </Section>
  )
}

/** Four columns for the heading, which stays in view, and eight for what it heads. */
export function Editorial({ children, ...header }: SectionHeaderProps) {
  return (
    <div className="editorial">
      <SectionHeader {...header} />
      <div className="editorial-body">{children}</div>
    </div>
  )
}
