// The home page's offers: our services, and the industries that we work for.
import { Link } from '@remix-run/react'
import type { Home } from '#app/features/texts/kinds/home.server.ts'
import { ServiceArt } from '#app/ui/art/service-art.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Card, CardAction } from '#app/ui/card.tsx'
import { Section, SectionHeader } from '#app/ui/section.tsx'
import { Statement } from '#app/ui/sections/section-layouts.tsx'

type ServiceTeaser = { id: string; title: string; summary: string }

/** Wide and narrow in turn. */
const spans = [7, 5, 5, 7] as const

export function HomeServices({ services }: { services: readonly ServiceTeaser[] }) {
  return (
    <Section labelledBy="home-services">
      <SectionHeader
        id="home-services"
        title="What we do"
        lead="Four kinds of work, from the first conversation to daily operation. Use one, or all of them."
        ruled
      />
      <div className="bento offers">
        {services.map(({ id, title, summary }, place) => (
          <Card
            key={id}
            span={spans[place % spans.length]}
            title={title}
            art={<ServiceArt id={id} />}
            to={`/services/${id}`}
          >
            <p>{summary}</p>
            <CardAction to={`/cta?service=${id}`} about={`about ${title}`}>
              LEARN MORE
            </CardAction>
          </Card>
        ))}
      </div>
      <p className="section-more">
        <LinkButton to="/services" variant="outline">
          VIEW ALL SERVICES
        </LinkButton>
      </p>
    </Section>
  )
}

export function HomeIndustries({ industries }: { industries: Home['industries'] }) {
  return (
    <Statement
      labelId="home-industries"
      title="Industries we work for"
      sentence="Every industry has its own terms, rules and peak hours. We learn them before we propose anything."
    >
      <ul className="big-links">
        {industries.map(({ label, href }) => (
          <li key={label}>
            <h3>
              <Link to={href}>{label}</Link>
            </h3>
          </li>
        ))}
      </ul>
    </Statement>
  )
}
