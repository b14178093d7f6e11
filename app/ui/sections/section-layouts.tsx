// Two section layouts besides the plain one; the third, the bento, is a class of its grid.
import type { ReactNode } from 'react'
import { Section, SectionHeader, type SectionHeaderProps, type Tone } from '../section.tsx'

type StatementProps = {
  id?: string
  labelId: string
  title: string
  /** The statement. */
  sentence: ReactNode
  lead?: ReactNode
  tone?: Tone
  children?: ReactNode
}

/** A full-bleed band: one large sentence under a small heading. */
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

/** Four sticky columns for the heading, eight for the content. */
export function Editorial({ children, ...header }: SectionHeaderProps) {
  return (
    <div className="editorial">
      <SectionHeader {...header} />
      <div className="editorial-body">{children}</div>
    </div>
  )
}
