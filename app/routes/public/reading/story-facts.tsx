// The facts beside a case study. Staff also see the claims that still lack a source.
import { Link } from '@remix-run/react'
import type { CaseStudy } from '#app/features/texts/kinds/case-studies.server.ts'
import type { TextSection } from '#app/features/texts/sections.ts'
import { FactText } from '#app/ui/text/fact-text.tsx'

type StoryFactsProps = {
  study: Pick<CaseStudy, 'industry' | 'industryId' | 'claim' | 'reviewNote'>
  services: readonly { id: string; title: string }[]
  technologies: TextSection
}

export function StoryFacts({ study, services, technologies }: StoryFactsProps) {
  const { industry, industryId, claim, reviewNote } = study
  return (
    <aside className="facts-rail" aria-label="Facts of this project">
      {claim?.sourceNote ? (
        <figure className="claim">
          <blockquote>{claim.text}</blockquote>
          <figcaption>
            <FactText>{claim.sourceNote}</FactText>
          </figcaption>
        </figure>
      ) : null}
      <dl>
        <div>
          <dt>Industry</dt>
          <dd>{industryId ? <Link to={`/industries#${industryId}`}>{industry}</Link> : industry}</dd>
        </div>
        <div>
          <dt>Services</dt>
          {services.map(({ id, title }) => (
            <dd key={id}>
              <Link to={`/services/${id}`}>{title}</Link>
            </dd>
          ))}
        </div>
        <div>
          <dt>Client</dt>
          <dd>
            <FactText>{reviewNote}</FactText>
          </dd>
        </div>
      </dl>
      <section aria-labelledby="technologies">
        <h2 id="technologies">{technologies.heading}</h2>
        <ul>
          {technologies.items?.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </section>
    </aside>
  )
}
