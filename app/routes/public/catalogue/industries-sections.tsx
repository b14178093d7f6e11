// The nine industries, shown twice: in a grid to choose from, and one at a time with their solutions.
import { Link } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import type { Industry } from '#app/features/texts/kinds/industries.server.ts'
import type { IndustriesPage } from '#app/features/texts/kinds/industries-page.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { ColorWash } from '#app/ui/art/color-wash.tsx'
import { Scene } from '#app/ui/art/scene.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { PageLink } from '#app/ui/frame/page-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Section, SectionHeader } from '#app/ui/section.tsx'
import { PointList } from '#app/ui/sections/point-list.tsx'
import { useOpenAtHash } from '#app/ui/use-open-at-hash.ts'

type Shown = Omit<Industry, 'metaDescription'>
type ListProps = { industries: readonly Shown[]; page: Omit<IndustriesPage, 'approach'> }

export function IndustryExpertise({ industries, page }: ListProps) {
  const say = useSay()
  return (
    <Section tight labelledBy="industry-expertise">
      <SectionHeader id="industry-expertise" title={page.expertiseTitle} />
      <ul className="industry-cards">
        {industries.map(({ id, name, icon, color }) => (
          <li key={id} className="industry-card" data-reveal="card">
            <ColorWash color={color} />
            <IndustryMark icon={icon} color={color} />
            <h3>{name}</h3>
            <div className="industry-links">
              <Link className="card-link" to={`#${id}`}>
                {page.cardLink}
                <span className="visually-hidden"> {say('about {name}', { name })}</span>
              </Link>
              <PageLink href={`/cta?industry=${id}`}>
                {page.talkLink}
                <span className="visually-hidden"> {say('about {name}', { name })}</span>
              </PageLink>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function IndustryMark({ icon, color }: Pick<Industry, 'icon' | 'color'>) {
  return (
    <span className="industry-mark">
      <ColorWash color={color} />
      <Icon name={icon} />
    </span>
  )
}

/** An accordion; on wide screens its headings form an index beside the open panel. */
export function IndustrySolutions({ industries, page }: ListProps) {
  const index = useOneOpen()
  useOpenAtHash()
  return (
    <Section tight tone="muted" labelledBy="industry-solutions">
      <SectionHeader id="industry-solutions" title={page.solutionsTitle} />
      <div ref={index} className="industry-index">
        {industries.map((industry, place) => (
          <details key={industry.id} open={place === 0}>
            <summary>
              <IndustryMark {...industry} />
              {industry.name}
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

function IndustryPanel({ industry, page }: { industry: Shown; page: Omit<IndustriesPage, 'approach'> }) {
  const { id, name, description, solutions, color } = industry
  return (
    <article id={id} className="industry-panel dark-panel">
      <ColorWash color={color} />
      <div className="industry-words">
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
