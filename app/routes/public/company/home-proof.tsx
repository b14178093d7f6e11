// What others can say about the work: accounts of projects and clients' own words.
import type { Testimonial } from '#app/content/home.ts'
import { Badge } from '#app/ui/badge.tsx'
import { CardGrid } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Section, SectionHeader } from '#app/ui/section.tsx'
import { CaseStudyCards, type CaseStudyTeaser } from '#app/ui/sections/case-study-cards.tsx'

export function HomeStories({ stories }: { stories: readonly CaseStudyTeaser[] }) {
  return (
    <Section labelledBy="home-stories">
      <SectionHeader
        id="home-stories"
        title="Success stories"
        lead="Three projects: what was difficult, what we did and what came of it."
      />
      <CaseStudyCards studies={stories} />
    </Section>
  )
}

type Quote = Omit<Testimonial, 'consentOn'>

export function HomeTestimonials({ testimonials }: { testimonials: readonly Quote[] }) {
  return (
    <Section tone="muted" labelledBy="home-testimonials">
      <SectionHeader id="home-testimonials" title="What clients say" />
      <CardGrid>
        {testimonials.map((testimonial) => (
          <TestimonialCard key={testimonial.id} testimonial={testimonial} />
        ))}
      </CardGrid>
    </Section>
  )
}

/** Words without the person's consent stand as a marked gap, never as a quotation. */
function TestimonialCard({ testimonial: { text, name, title, published } }: { testimonial: Quote }) {
  return (
    <figure className="card testimonial" data-placeholder={published ? undefined : ''}>
      <span className="card-icon">
        <Icon name="quote" />
      </span>
      {published ? null : <Badge tone="neutral">Placeholder</Badge>}
      {published ? (
        <blockquote>
          <p>{text}</p>
        </blockquote>
      ) : (
        <p>{text}</p>
      )}
      <figcaption>
        <strong>{name}</strong>
        <span>{title}</span>
      </figcaption>
    </figure>
  )
}
