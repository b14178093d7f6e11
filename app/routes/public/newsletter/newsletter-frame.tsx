// The frame of the newsletter's pages: the form beside an issue, and below them what happens next.
import type { ReactNode } from 'react'
import { Hero, Section } from '#app/ui/section.tsx'
import { TextSteps } from '#app/ui/sections/steps.tsx'
import '#app/ui/styles/sections/form-head.css'
import { useSay } from '#app/languages/say.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { useBrandLook } from '#app/ui/brand-look.ts'
import { Logo } from '#app/ui/frame/logo.tsx'
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

/** Shows enough of an address for its owner to recognise it, because mails with such links are forwarded. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@')
  const [first = ''] = address
  return `${first}•••${address.slice(Math.max(0, at))}`
}

type IssueSheetProps = {
  badge?: string
  /** Marks the link that ends the newsletter. */
  isLeaving?: boolean
  /** The words of the issue; lines are drawn in their place. */
  children?: ReactNode
}

/** An issue as it lies in the mailbox, with the link that ends it. */
export function IssueSheet({ badge, isLeaving = false, children }: IssueSheetProps) {
  const say = useSay()
  const { name } = useBrandLook()
  return (
    <figure className="paper issue-sheet">
      <p className="cluster paper-head" data-align="ends">
        <span>
          <Logo size={28} /> {name}
        </span>
        {badge ? <Badge tone="neutral">{badge}</Badge> : null}
      </p>
      {children ?? <div className="issue-lines" />}
      <p className="issue-leave" aria-hidden="true" data-marked={isLeaving ? '' : undefined}>
        <span>{say('Unsubscribe')}</span>
      </p>
    </figure>
  )
}
