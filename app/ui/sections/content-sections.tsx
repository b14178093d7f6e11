// The sections of a detail page: each heading beside its text, with a rule between sections.
import type { ReactNode } from 'react'
import { FactText } from '#app/ui/text/fact-text.tsx'
import { Fold } from '../fold.tsx'
import { useOpenAtHash } from '../use-open-at-hash.ts'

export type Part = { heading: string; paragraphs?: readonly string[]; items?: readonly string[] }

/** A section's id, for the table of contents. */
export const partId = ({ heading }: Part) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')

type ContentSectionsProps<P extends Part> = {
  sections: readonly P[]
  /** The heading level of the sections; 3 under an h2 of their own. */
  level?: 2 | 3
  /** Content after a section's text, such as a table. */
  after?: (part: P) => ReactNode
  /** On a phone collapses all sections but the first, which is the summary. */
  folds?: boolean
}

export function ContentSections<P extends Part>({ sections, level = 2, after, folds }: ContentSectionsProps<P>) {
  const Heading = `h${level}` as const
  useOpenAtHash()
  return (
    <div className="content-sections">
      {sections.map((part, place) => {
        const heading = <Heading id={partId(part)}>{part.heading}</Heading>
        const content = <PartContent part={part}>{after?.(part)}</PartContent>
        return (
          <section key={part.heading} aria-labelledby={partId(part)} data-reveal="section">
            {folds && place > 0 ? (
              <Fold summary={heading}>{content}</Fold>
            ) : (
              <>
                {heading}
                {content}
              </>
            )}
          </section>
        )
      })}
    </div>
  )
}

function PartContent({ part: { paragraphs, items }, children }: { part: Part; children?: ReactNode }) {
  return (
    <div className="content-part">
      {paragraphs?.map((text) => (
        <p key={text}>
          <FactText>{text}</FactText>
        </p>
      ))}
      {items?.length ? <Items items={items} /> : null}
      {children}
    </div>
  )
}

const splitItem = (item: string) => /^([^:.?]{2,32}): (.+)$/s.exec(item)

/** The names of a list in which every item is a name with its explanation. */
export function namesIn(items: readonly string[]): string[] | null {
  const names = items.flatMap((item) => splitItem(item)?.[1] ?? [])
  return names.length > 0 && names.length === items.length ? names : null
}

/** A list in which every item is a name with its explanation is compared line by line. */
function Items({ items }: { items: readonly string[] }) {
  const named = items.map(splitItem)
  return named.every((match) => match !== null) ? (
    <dl className="named-list">
      {named.map(([item, name, text]) => (
        <div key={item}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  ) : (
    <ul className="check-list">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
