// The home page's offers: what the company does, and for whom.
import type { HomeIndustry } from '#app/content/home.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Card, CardAction, CardGrid } from '#app/ui/card.tsx'
import { Section, SectionHeader } from '#app/ui/section.tsx'

type ServiceTeaser = { id: string; title: string; icon: string; summary: string }

export function HomeServices({ services }: { services: readonly ServiceTeaser[] }) {
  return (
    <Section labelledBy="home-services">
      <SectionHeader
        id="home-services"
        title="What we do"
        lead="Four kinds of work, from the first conversation to daily operation. Use one, or all of them."
      />
      <CardGrid>
        {services.map(({ id, title, icon, summary }) => (
          <Card key={id} title={title} icon={icon} to={`/services/${id}`}>
            <p>{summary}</p>
            <CardAction to={`/cta?service=${id}`} about={`about ${title}`}>
              LEARN MORE
            </CardAction>
          </Card>
        ))}
      </CardGrid>
      <p className="section-more">
        <LinkButton to="/services" variant="outline">
          VIEW ALL SERVICES
        </LinkButton>
      </p>
    </Section>
  )
}

export function HomeIndustries({ industries }: { industries: readonly HomeIndustry[] }) {
  return (
    <Section tone="muted" labelledBy="home-industries">
      <SectionHeader
        id="home-industries"
        title="Industries we work for"
        lead="Every industry has its own terms, rules and peak hours. We learn them before we propose anything."
      />
      <CardGrid as="ul" min="s">
        {industries.map(({ id, label, icon, href }) => (
          <Card key={id} as="li" className="card-row" title={label} icon={icon} to={href} />
        ))}
      </CardGrid>
    </Section>
  )
}
