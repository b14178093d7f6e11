// The headed parts of a detail page: heading beside its text, one rule between parts.
import type { ReactNode } from 'react'
import { FactText } from '../fact-text.tsx'

type Part = { heading: string; paragraphs?: readonly string[]; items?: readonly string[] }

/** The fragment that leads to a part, for a table of contents. */
export const partId = ({ heading }: Part) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')

type ContentSectionsProps<P extends Part> = {
  sections: readonly P[]
  /** Heading level of the parts; 3 where they stand under an h2 of their own. */
  level?: 2 | 3
  /** What a part says beyond its text, such as a table. */
  after?: (part: P) => ReactNode
}

export function ContentSections<P extends Part>({ sections, level = 2, after }: ContentSectionsProps<P>) {
  const Heading = `h${level}` as const
  return (
    <div className="content-sections">
      {sections.map((part) => (
        <section key={part.heading} aria-labelledby={partId(part)} data-reveal="section">
          <Heading id={partId(part)}>{part.heading}</Heading>
          <div className="content-part">
            {part.paragraphs?.map((text) => (
              <p key={text}>
                <FactText>{text}</FactText>
              </p>
            ))}
            {part.items ? (
              <ul className="check-list">
                {part.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            ) : null}
            {after?.(part)}
          </div>
        </section>
      ))}
    </div>
  )
}
