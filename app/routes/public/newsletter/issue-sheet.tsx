import type { ReactNode } from 'react'
import { useSay } from '#app/languages/say.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { useBrandLook } from '#app/ui/brand-look.ts'
import { Logo } from '#app/ui/frame/logo.tsx'

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
