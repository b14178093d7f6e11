// One sector of /spotlight: three points a list in the overview's panel; its own section tells a story and has them all.
import { Link } from '@remix-run/react'
import type { Industry } from '#app/features/texts/kinds/industries.server.ts'
import type { Sector } from '#app/features/texts/kinds/sectors.server.ts'
import type { SpotlightPage } from '#app/features/texts/kinds/spotlight-page.server.ts'
import { useLanguage, useSay } from '#app/languages/say.tsx'
import { ColorWash } from '#app/ui/art/color-wash.tsx'
import { Scene } from '#app/ui/art/scene.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { PageLink } from '#app/ui/frame/page-link.tsx'
import { Section } from '#app/ui/section.tsx'
import { PointList } from '#app/ui/sections/point-list.tsx'

/** The labels that all sectors share. */
type Labels = { [key in keyof Omit<SpotlightPage, 'benefits' | 'closing'>]: string }

const titleOf = ({ name }: Sector, page: Labels) => page.sectorTitle.replace('{sector}', name)

const firstThree = (points: readonly Sector['challenges'][number][]) =>
  points.slice(0, 3).map(({ title }) => ({ title }))

export function SectorPanel({ sector, page, search }: { sector: Sector; page: Labels; search: string }) {
  const say = useSay()
  return (
    <div className="sector-panel">
      <ColorWash color={sector.color} />
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
          <span className="visually-hidden"> {say('about {name}', { name: titleOf(sector, page) })}</span>
        </span>
      </LinkButton>
    </div>
  )
}

/** The four sectors in the hero, each in its own colour, with a link to its section. */
export function SectorScenes({ sectors, search }: { sectors: readonly Sector[]; search: string }) {
  return (
    <ul className="sector-scenes">
      {sectors.map(({ id, name, color }) => (
        <li key={id}>
          <Link to={{ search, hash: id }}>
            <Scene subject={id} color={color} />
            <span>{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

type SectorLineProps = { sector: Sector; stations?: Industry['stations'] }

/** A sector with the way of its work as a line; a filled station is what we build. */
export function SectorLine({ sector: { name, color }, stations = [] }: SectorLineProps) {
  const say = useSay()
  return (
    <span className="sector-line">
      <strong>{name}</strong>
      {stations.map(({ name: station, built }) => (
        <span key={station}>
          <svg viewBox="0 0 16 16" color={color} aria-hidden="true">
            <circle cx="8" cy="8" r="6" data-built={built || undefined} />
          </svg>
          {station}
          {built ? <span className="visually-hidden"> ({say('we build it')})</span> : null}
        </span>
      ))}
    </span>
  )
}

type SectorSectionProps = {
  sector: Sector
  /** The industry that it is, if it is one of them. */
  industry: { id: string; name: string } | undefined
  page: Labels
  reverse: boolean
}

export function SectorSection({ sector, industry, page, reverse }: SectorSectionProps) {
  const say = useSay()
  const { id, name, color, story, challenges, solutions } = sector
  const subtitle = page.sectorSubtitle.replace('{sectorLower}', name.toLocaleLowerCase(useLanguage()))
  return (
    <Section id={id} tight tone={reverse ? 'light' : 'muted'} labelledBy={`${id}-title`}>
      <div className="sector" data-reverse={reverse ? '' : undefined} data-reveal="section">
        <div className="sector-head dark-panel">
          <ColorWash color={color} />
          <Scene subject={id} color={color} />
          <h2 id={`${id}-title`}>{titleOf(sector, page)}</h2>
          <p>{subtitle}</p>
        </div>
        <div className="sector-story">
          {story.text ? (
            <>
              {story.title ? <h3>{story.title}</h3> : null}
              <p>{story.text}</p>
            </>
          ) : null}
          <PageLink href={industry ? `/industries#${industry.id}` : '/industries'}>
            {industry ? say('What we build for {name}', { name: industry.name }) : say('All industries that we serve')}
          </PageLink>
        </div>
        <Fold summary={<h3 className="size-h4">{page.sectionChallenges}</h3>}>
          <PointList points={challenges} />
        </Fold>
        <Fold summary={<h3 className="size-h4">{page.sectionSolutions}</h3>}>
          <PointList points={solutions} />
        </Fold>
      </div>
    </Section>
  )
}
