// A long text with its table of contents at the side.
import { type ReactNode, useEffect, useState } from 'react'
import { Fold } from '#app/ui/fold.tsx'
import { ContentSections, partId } from './content-sections.tsx'

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
  /** The subject's colour: see tokens.css. */
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
      <nav className="contents sticky" aria-labelledby="contents-title">
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

/** The section being read: the last one whose heading has passed the upper third of the window; none at the page's top. */
function useCurrentPart(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const key = ids.join(' ')
  useEffect(() => {
    const parts = key.split(' ').flatMap((id) => document.getElementById(id)?.closest('section') ?? [])
    const read = () => {
      const line = innerHeight * 0.31
      const reached = parts.filter((part) => part.getBoundingClientRect().top < line)
      setCurrent(reached.at(-1)?.querySelector('[id]')?.id)
    }
    const observer = new IntersectionObserver(read, { rootMargin: '-30% 0px -69% 0px' })
    for (const part of parts) observer.observe(part)
    return () => observer.disconnect()
  }, [key])
  return current
}
