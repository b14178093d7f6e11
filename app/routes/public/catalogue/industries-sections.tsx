// The industries: an index, and the solutions of the chosen one.
import { useEffect, useRef } from 'react'
import type { Industry } from '#app/features/texts/kinds/industries.server.ts'
import type { IndustriesPage } from '#app/features/texts/kinds/industries-page.server.ts'
import { ColorWash } from '#app/ui/art/color-wash.tsx'
import { Scene } from '#app/ui/art/scene.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Section, SectionHeader } from '#app/ui/section.tsx'
import { PointList } from '#app/ui/sections/point-list.tsx'
import { useOpenAtHash } from '#app/ui/use-open-at-hash.ts'

type Shown = Omit<Industry, 'metaDescription'>
type Words = Omit<IndustriesPage, 'approach'>

export function IndustryMark({ icon, color }: Pick<Industry, 'icon' | 'color'>) {
  return (
    <span className="industry-mark">
      <ColorWash color={color} />
      <Icon name={icon} />
    </span>
  )
}

/** An accordion; on wide screens its headings form an index beside the open panel. */
export function IndustryIndex({ industries, page }: { industries: readonly Shown[]; page: Words }) {
  const index = useOneOpen()
  useOpenAtHash()
  return (
    <Section tight labelledBy="industry-expertise">
      <SectionHeader id="industry-expertise" title={page.expertiseTitle} />
      <div ref={index} className="industry-index">
        {industries.map((industry, place) => (
          <details key={industry.id} open={place === 0}>
            <summary>
              <IndustryMark {...industry} />
              <span>
                {industry.name} <span className="visually-hidden">{page.cardLink}</span>
              </span>
            </summary>
            <IndustryPanel industry={industry} page={page} />
          </details>
        ))}
      </div>
    </Section>
  )
}

/**
 * Only one is open at a time. The name is set by script, because validators older than the attribute call it an error.
 */
function useOneOpen() {
  const index = useRef<HTMLDivElement>(null)
  useEffect(() => {
    for (const details of index.current?.querySelectorAll('details') ?? []) details.name = 'industry'
  }, [])
  return index
}

function IndustryPanel({ industry, page }: { industry: Shown; page: Words }) {
  const { id, name, description, solutions, color } = industry
  return (
    <article id={id} className="industry-panel dark-panel">
      <ColorWash color={color} />
      <div className="industry-words">
        <p className="industry-kicker">{page.solutionsTitle}</p>
        <h3>{name}</h3>
        <p>{description}</p>
        <LinkButton to={`/cta?industry=${id}`}>{page.exploreButton.replace('{industry}', name)}</LinkButton>
      </div>
      <div className="industry-art">
        <Scene subject={id} color={color} />
      </div>
      <div className="industry-solutions">
        <h4>{page.solutionsListTitle}</h4>
        <PointList points={solutions.map(({ name, description }) => ({ title: name, description }))} />
      </div>
    </article>
  )
}
