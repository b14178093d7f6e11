// The evidence on the home page: case studies, clients' words, samples of deliverables.
import type { Home } from '#app/features/texts/kinds/home.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { CardGrid } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Section, SectionHeader } from '#app/ui/section.tsx'
import { CaseStudyCards, type CaseStudyTeaser } from '#app/ui/sections/case-study-cards.tsx'
import { SampleSheet } from '#app/ui/sections/sample-sheet.tsx'
import { FactText } from '#app/ui/text/fact-text.tsx'

/** The first story is larger than the others. */
type HomeStoriesProps = { heading: Home['aboveStories']; action: string; stories: readonly CaseStudyTeaser[] }

export function HomeStories({ heading, action, stories }: HomeStoriesProps) {
  return (
    <Section labelledBy="home-stories">
      <SectionHeader id="home-stories" {...heading} />
      <CaseStudyCards studies={stories} action={action} leads />
    </Section>
  )
}

type Quote = { id: string; text: string; name: string; title: string; published: boolean }

/** Quotations that clients have agreed to; staff also see which are missing. */
export function HomeTestimonials({ title, testimonials }: { title: string; testimonials: readonly Quote[] }) {
  return (
    <Section tone="muted" labelledBy="home-testimonials">
      <SectionHeader id="home-testimonials" title={title} />
      <CardGrid>
        {testimonials.map(({ id, text, name, title: position, published }) => (
          <figure key={id} className="card testimonial">
            <span className="card-icon">
              <Icon name="quote" />
            </span>
            {published ? (
              <blockquote>
                <p>{text}</p>
              </blockquote>
            ) : (
              <p>
                <FactText>{text}</FactText>
              </p>
            )}
            <figcaption>
              <strong>
                <FactText>{name}</FactText>
              </strong>
              <span>
                <FactText>{position}</FactText>
              </span>
            </figcaption>
          </figure>
        ))}
      </CardGrid>
    </Section>
  )
}

/** Stands in until clients have agreed to be quoted: samples of what they receive. */
type HomeDeliverablesProps = { heading: Home['aboveDeliverables']; deliverables: Home['deliverables'] }

export function HomeDeliverables({ heading, deliverables }: HomeDeliverablesProps) {
  const say = useSay()
  return (
    <Section tone="muted" labelledBy="home-deliverables">
      <SectionHeader id="home-deliverables" {...heading} />
      <ul className="samples">
        {deliverables.map(({ title, text, sheet }) => (
          <li key={title} data-reveal="card">
            <h3>{title}</h3>
            <p>{text}</p>
            <SampleSheet {...sheet} sample={say('Sample')} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
