// The sections below the tabs of /services: other services, our approach and our technologies.
import { Link } from '@remix-run/react'
import { countHeading } from '#app/features/texts/count-words.ts'
import type { ServicesPage } from '#app/features/texts/kinds/services-page.server.ts'
import { Card } from '#app/ui/card.tsx'
import { Section, SectionHeader } from '#app/ui/section.tsx'
import { Editorial, Statement } from '#app/ui/sections/section-layouts.tsx'
import { Steps } from '#app/ui/sections/steps.tsx'

type ServiceTeaser = { id: string; title: string; summary: string }

export function OtherServices({ services }: { services: readonly ServiceTeaser[] }) {
  return (
    <Section tone="muted" tight labelledBy="other-services">
      <Editorial id="other-services" title="Also on offer">
        <ul className="entries">
          {services.map(({ id, title, summary }) => (
            <li key={id}>
              <h3>
                <Link to={`/services/${id}`} className="card-link">
                  {title}
                </Link>
              </h3>
              <p>{summary}</p>
            </li>
          ))}
        </ul>
      </Editorial>
    </Section>
  )
}

export function ServiceApproach({ steps }: { steps: ServicesPage['steps'] }) {
  return (
    <Statement
      labelId="services-approach"
      title="Our approach"
      sentence="Each step ends with something you can read, open or measure."
      lead={`${countHeading(steps.length, 'step', 'steps')}, whatever the service.`}
    >
      <Steps steps={steps} />
    </Statement>
  )
}

/** Columns out of twelve. */
const spans = [5, 7, 12] as const

export function ServiceTechnologies({ groups }: { groups: ServicesPage['groups'] }) {
  return (
    <Section labelledBy="services-technologies">
      <SectionHeader
        id="services-technologies"
        title="Technologies we work with"
        lead="We choose tools to suit the task and the people who will run the result."
      />
      <div className="bento technology-groups">
        {groups.map(({ title, technologies }, place) => (
          <Card key={title} as="div" title={title} span={spans[place % spans.length]}>
            <ul className="chips">
              {technologies.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </Section>
  )
}
