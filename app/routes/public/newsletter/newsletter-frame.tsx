// The frame of the newsletter's pages: the form, and beside it what happens next.
import type { ReactNode } from 'react'
import { Hero, Section } from '#app/ui/section.tsx'
import { TextSteps } from '#app/ui/sections/steps.tsx'

type NewsletterFrameProps = {
  title: string
  lead?: string
  aside: { title: string; steps?: readonly string[]; content?: ReactNode }
  children: ReactNode
}

export function NewsletterFrame({ title, lead, aside, children }: NewsletterFrameProps) {
  return (
    <>
      <Hero title={title} lead={lead} />
      <Section>
        <div className="contact-grid">
          <div className="form-place">{children}</div>
          <aside className="contact-details" aria-labelledby="newsletter-aside">
            <h2 id="newsletter-aside">{aside.title}</h2>
            {aside.steps ? <TextSteps steps={aside.steps} /> : null}
            {aside.content ? <div className="prose">{aside.content}</div> : null}
          </aside>
        </div>
      </Section>
    </>
  )
}

export const TextList = ({ items }: { items: readonly string[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
)
