// A long text with its table of contents at the side.
import type { ReactNode } from 'react'
import { Fold } from '../fold.tsx'
import { ContentSections, partId } from './content-sections.tsx'
import { useCurrentPart } from './use-current-part.ts'

type Part = { heading: string; paragraphs?: readonly string[]; items?: readonly string[] }

type ReadingProps<P extends Part> = {
  sections: readonly P[]
  /** The title of the table of contents. */
  contents?: string
  after?: (part: P) => ReactNode
  folds?: boolean
  /** Above the text, wider than its column. */
  figure?: ReactNode
  /** Facts about the text, at its other side. */
  facts?: ReactNode
  /** The subject's colour: see hues.css. */
  hue?: string
}

export function Reading<P extends Part>({
  sections,
  contents = 'On this page',
  after,
  folds,
  figure,
  facts,
  hue,
}: ReadingProps<P>) {
  const current = useCurrentPart(sections.map(partId))
  return (
    <div className="reading" data-hue={hue}>
      <nav className="contents" aria-labelledby="contents-title">
        <Fold summary={<h2 id="contents-title">{contents}</h2>}>
          <ol>
            {sections.map((part) => (
              <li key={part.heading}>
                <a href={`#${partId(part)}`} aria-current={partId(part) === current ? 'location' : undefined}>
                  {part.heading}
                </a>
              </li>
            ))}
          </ol>
        </Fold>
      </nav>
      {figure}
      <ContentSections sections={sections} after={after} folds={folds} />
      {facts}
    </div>
  )
}
