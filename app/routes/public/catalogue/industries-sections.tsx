// The nine industries, twice: as a grid to choose from, and one by one with their solutions.
import type { Industry, industriesPage } from '#app/content/industries.ts'
import { Scene } from '#app/ui/art/scene.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Card, CardAction, CardGrid } from '#app/ui/card.tsx'
import { Section, SectionHeader } from '#app/ui/section.tsx'
import { PointList } from '#app/ui/sections/point-list.tsx'

type Shown = Omit<Industry, 'metaDescription'>
type ListProps = { industries: readonly Shown[]; page: typeof industriesPage }

export function IndustryExpertise({ industries, page }: ListProps) {
  return (
    <Section labelledBy="industry-expertise">
      <SectionHeader id="industry-expertise" title={page.expertiseTitle} />
      <CardGrid as="ul">
        {industries.map(({ id, name, icon, color }) => (
          <Card
            key={id}
            as="li"
            className="card-row industry-card"
            title={name}
            icon={icon}
            to={`/industries#${id}`}
            badge={<ColorEdge color={color} />}
          >
            <CardAction to={`/cta?industry=${id}`} about={`about ${name}`}>
              {page.cardLink}
            </CardAction>
          </Card>
        ))}
      </CardGrid>
    </Section>
  )
}

/** The industry's own colour along the card's edge; the stylesheet draws it out on the active card. */
function ColorEdge({ color }: { color: string }) {
  return (
    <svg className="card-edge" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 0h1v1H0Z" fill={color} />
    </svg>
  )
}

export function IndustrySolutions({ industries, page }: ListProps) {
  return (
    <Section tone="muted" labelledBy="industry-solutions" className="industry-list">
      <SectionHeader id="industry-solutions" title={page.solutionsTitle} />
      {industries.map((industry, place) => (
        <IndustrySpotlight key={industry.id} industry={industry} page={page} reverse={place % 2 === 1} />
      ))}
    </Section>
  )
}

type SpotlightProps = { industry: Shown; page: typeof industriesPage; reverse: boolean }

function IndustrySpotlight({ industry, page, reverse }: SpotlightProps) {
  const { id, name, description, solutions, color } = industry
  return (
    <article id={id} className="split" data-reverse={reverse ? '' : undefined} data-reveal="section">
      <div>
        <h3>{name}</h3>
        <p className="soft">{description}</p>
        <h4>{page.solutionsListTitle}</h4>
        <PointList points={solutions.map(({ name, description }) => ({ title: name, description }))} />
        <LinkButton to={`/cta?industry=${id}`}>{page.exploreButton.replace('{industry}', name)}</LinkButton>
      </div>
      <div className="split-art">
        <Scene subject={id} color={color} />
      </div>
    </article>
  )
}
