// One sector of /spotlight: in the overview's panel with three points a list, in its own section with all five.
import type { Sector, SectorPoint, spotlightPage } from '#app/content/sectors.ts'
import { Scene } from '#app/ui/art/scene.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Card, CardGrid } from '#app/ui/card.tsx'
import { Section, SectionHeader } from '#app/ui/section.tsx'
import { PointList } from '#app/ui/sections/point-list.tsx'

/** The labels that every sector shares. */
type Labels = { [key in keyof typeof spotlightPage]: string }

const titleOf = ({ name }: Sector, page: Labels) => page.sectorTitle.replace('{sector}', name)

const firstThree = (points: readonly SectorPoint[]) => points.slice(0, 3).map(({ title }) => ({ title }))

export function SectorPanel({ sector, page, search }: { sector: Sector; page: Labels; search: string }) {
  return (
    <div className="sector-panel">
      <div className="sector-words">
        <h3>{titleOf(sector, page)}</h3>
        <p className="lead-text">{sector.description}</p>
      </div>
      <div className="sector-points">
        <h4>{page.panelChallenges}</h4>
        <PointList points={firstThree(sector.challenges)} />
      </div>
      <div className="sector-points">
        <h4>{page.panelSolutions}</h4>
        <PointList points={firstThree(sector.solutions)} />
      </div>
      <LinkButton to={{ search, hash: sector.id }} variant="outline">
        <span>
          {page.panelLink}
          <span className="visually-hidden"> about {titleOf(sector, page)}</span>
        </span>
      </LinkButton>
    </div>
  )
}

export function SectorSection({ sector, page, reverse }: { sector: Sector; page: Labels; reverse: boolean }) {
  const { id, name, color, challenges, solutions } = sector
  const subtitle = page.sectorSubtitle.replace('{sectorLower}', name.toLocaleLowerCase('en'))
  return (
    <Section id={id} tone={reverse ? 'light' : 'muted'} labelledBy={`${id}-title`}>
      <div className="split sector-head" data-reverse={reverse ? '' : undefined} data-reveal="section">
        <SectionHeader id={`${id}-title`} title={titleOf(sector, page)} lead={subtitle} />
        <div className="split-art">
          <Scene subject={id} color={color} />
        </div>
      </div>
      <CardGrid min="l">
        <Card title={page.sectionChallenges}>
          <PointList points={challenges} />
        </Card>
        <Card title={page.sectionSolutions}>
          <PointList points={solutions} />
        </Card>
      </CardGrid>
    </Section>
  )
}
