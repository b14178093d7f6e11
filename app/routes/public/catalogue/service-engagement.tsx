// The course of an engagement: what we need, five phases on one line, what the client receives.
import type { Service } from '#app/features/texts/kinds/services.server.ts'
import type { ServicesPage } from '#app/features/texts/kinds/services-page.server.ts'
import { Fold } from '#app/ui/fold.tsx'
import { Section, SectionHeader } from '#app/ui/section.tsx'

type Engagement = Pick<Service, 'phases' | 'duration' | 'need' | 'receive' | 'excluded' | 'questions'> & {
  words: ServicesPage['single']
}

export function ServiceEngagement({ phases, duration, need, receive, words }: Engagement) {
  return (
    <Section tone="muted" labelledBy="service-engagement">
      <SectionHeader id="service-engagement" title={words.engagementTitle} lead={duration} />
      <ol className="phases">
        {phases.map(({ name, description }) => (
          <li key={name} data-reveal="card">
            <h3>{name}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
      <div className="exchange">
        <div className="card">
          <h3>{words.needTitle}</h3>
          <Points points={need} />
        </div>
        <div className="exchange-result dark-panel">
          <h3>{words.receiveTitle}</h3>
          <Points points={receive} />
        </div>
      </div>
    </Section>
  )
}

export function ServiceLimits({ excluded, questions, words }: Engagement) {
  return (
    <Section>
      <div className="exchange">
        <Fold summary={<h2>{words.excludedTitle}</h2>}>
          <Points points={excluded} />
        </Fold>
        <Fold summary={<h2>{words.questionsTitle}</h2>}>
          <Points points={questions} />
        </Fold>
      </div>
    </Section>
  )
}

const Points = ({ points }: { points: readonly string[] }) => (
  <ul className="check-list">
    {points.map((point) => (
      <li key={point}>{point}</li>
    ))}
  </ul>
)
