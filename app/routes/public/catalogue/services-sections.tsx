// The sections below the tabs of /services: other services, our approach and our technologies.
import type { ServicesPage } from '#app/features/texts/kinds/services-page.server.ts'
import { Card, CardGrid } from '#app/ui/card.tsx'
import { PageLink } from '#app/ui/frame/page-link.tsx'
import { Section, SectionHeader } from '#app/ui/section.tsx'
import { Editorial, Statement } from '#app/ui/sections/section-layouts.tsx'
import { Steps } from '#app/ui/sections/steps.tsx'

type ServiceTeaser = { id: string; title: string; summary: string }

export function OtherServices({ title, services }: { title: string; services: readonly ServiceTeaser[] }) {
  return (
    <Section tone="muted" tight labelledBy="other-services">
      <Editorial id="other-services" title={title}>
        <ul className="entries">
          {services.map(({ id, title, summary }) => (
            <li key={id}>
              <h3>
                <PageLink href={`/services/${id}`} className="card-link">
                  {title}
                </PageLink>
              </h3>
              <p>{summary}</p>
            </li>
          ))}
        </ul>
      </Editorial>
    </Section>
  )
}

export function ServiceApproach({
  aboveSteps,
  stepsNote,
  steps,
}: Pick<ServicesPage, 'aboveSteps' | 'stepsNote' | 'steps'>) {
  return (
    <Statement labelId="services-approach" title={aboveSteps.title} sentence={aboveSteps.lead} lead={stepsNote}>
      <Steps steps={steps} />
    </Statement>
  )
}

export function ServiceTechnologies({ aboveGroups, groups }: Pick<ServicesPage, 'aboveGroups' | 'groups'>) {
  return (
    <Section labelledBy="services-technologies">
      <SectionHeader id="services-technologies" {...aboveGroups} />
      <CardGrid className="technology-groups">
        {groups.map(({ title, technologies }) => (
          <Card key={title} as="div" title={title}>
            <ul className="chips">
              {technologies.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </Card>
        ))}
      </CardGrid>
    </Section>
  )
}
