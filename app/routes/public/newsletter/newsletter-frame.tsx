// The pages of the newsletter: what there is to do, and beside it what comes of it.
import type { ReactNode } from 'react'
import { PageHero, Section } from '#app/ui/section.tsx'

type NewsletterFrameProps = {
  title: string
  lead?: string
  aside: { title: string; content: ReactNode }
  children: ReactNode
}

export function NewsletterFrame({ title, lead, aside, children }: NewsletterFrameProps) {
  return (
    <>
      <PageHero seed="newsletter" title={title} lead={lead} />
      <Section>
        <div className="contact-grid">
          <div className="form-place">{children}</div>
          <aside className="contact-details" aria-labelledby="newsletter-aside">
            <h2 id="newsletter-aside">{aside.title}</h2>
            <div className="prose">{aside.content}</div>
          </aside>
        </div>
      </Section>
    </>
  )
}

/** What happens one after the other. */
export function InOrder({ steps }: { steps: readonly string[] }) {
  return (
    <ol>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}

/** What comes by email. */
export function Arrives({ points }: { points: readonly string[] }) {
  return (
    <ul>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}
