// The frame of the newsletter's pages: the form, and beside it what happens next.
import type { ReactNode } from 'react'
import { Hero, Section } from '#app/ui/section.tsx'

type NewsletterFrameProps = {
  title: string
  lead?: string
  aside: { title: string; content: ReactNode }
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
            <div className="prose">{aside.content}</div>
          </aside>
        </div>
      </Section>
    </>
  )
}

type TextListProps = {
  /** Use "ol" for steps. */
  as: 'ol' | 'ul'
  items: readonly string[]
}

export function TextList({ as: Tag, items }: TextListProps) {
  return (
    <Tag>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </Tag>
  )
}
