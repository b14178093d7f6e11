// What stands below the tabs of /services: the rest of the offer, how the work runs and what it is done with.
import type { ServiceStep, TechnologyGroup } from '#app/content/service-approach.ts'
import { Card, CardGrid } from '#app/ui/card.tsx'
import { Section, SectionHeader } from '#app/ui/section.tsx'
import { Steps } from '#app/ui/sections/steps.tsx'

type ServiceTeaser = { id: string; title: string; icon: string; summary: string }

export function OtherServices({ services }: { services: readonly ServiceTeaser[] }) {
  return (
    <div className="beside">
      <h3>Also on offer</h3>
      <CardGrid>
        {services.map(({ id, title, icon, summary }) => (
          <Card key={id} className="card-row" title={title} level={4} icon={icon} to={`/services/${id}`}>
            <p>{summary}</p>
          </Card>
        ))}
      </CardGrid>
    </div>
  )
}

export function ServiceApproach({ steps }: { steps: readonly ServiceStep[] }) {
  return (
    <Section tone="muted" labelledBy="services-approach">
      <SectionHeader
        id="services-approach"
        title="Our approach"
        lead="Four steps, whatever the service. Each ends with something you can read, open or measure."
      />
      <Steps steps={steps} />
    </Section>
  )
}

export function ServiceTechnologies({ groups }: { groups: readonly TechnologyGroup[] }) {
  return (
    <Section labelledBy="services-technologies">
      <SectionHeader
        id="services-technologies"
        title="Technologies we work with"
        lead="We choose tools to suit the task and the people who will run the result."
      />
      <CardGrid>
        {groups.map(({ id, title, icon, technologies }) => (
          <Card key={id} as="div" title={title} icon={icon}>
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
