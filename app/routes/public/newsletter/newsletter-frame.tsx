// The frame of the newsletter's pages: the form beside an issue, and below them what happens next.
import type { ReactNode } from 'react'
import { Hero, Section } from '#app/ui/section.tsx'
import { TextSteps } from '#app/ui/sections/steps.tsx'
import '#app/ui/styles/sections/form-head.css'
import { IssueSheet } from './issue-sheet.tsx'
import '#app/ui/styles/sections/steps.css'

type NewsletterFrameProps = {
  title: string
  lead?: string
  aside: { title: string; steps?: readonly string[]; content?: ReactNode }
  /** The sheet beside the form: an issue as it is read, unless the page says otherwise. */
  sheet?: ReactNode
  children: ReactNode
}

export function NewsletterFrame({ title, lead, aside, sheet = <IssueSheet />, children }: NewsletterFrameProps) {
  return (
    <>
      <Hero title={title} lead={lead} art={sheet}>
        <div className="form-place">{children}</div>
      </Hero>
      <Section>
        <aside className="beside" aria-labelledby="newsletter-aside">
          <h2 id="newsletter-aside">{aside.title}</h2>
          <div className="stack" data-gap="l">
            {aside.steps ? <TextSteps steps={aside.steps} /> : null}
            {aside.content}
          </div>
        </aside>
      </Section>
    </>
  )
}

export const TextList = ({ items }: { items: readonly string[] }) => (
  <ul className="check-list">
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
)
