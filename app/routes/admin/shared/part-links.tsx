import { Link } from '@remix-run/react'
import { type ReactNode, useRef } from 'react'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { useCurrentInView } from '#app/ui/tabs.tsx'

type PartLinksProps = { label: string; parts: readonly { label: Phrase; to: string }[]; current: string }

/** The pages of an area, beside each other. */
export function PartLinks({ label, parts, current }: PartLinksProps) {
  const say = useSay()
  return (
    <LinkLine className="manager-links" label={label} current={current}>
      {parts.map((part) => (
        <Link key={part.to} to={part.to} aria-current={part.label === current ? 'page' : undefined}>
          {say(part.label)}
        </Link>
      ))}
    </LinkLine>
  )
}

type LinkLineProps = { className: string; label: string; current: string | undefined; children: ReactNode }

/** Links beside each other; where they scroll, the line begins where its current link is in view. */
export function LinkLine({ className, label, current, children }: LinkLineProps) {
  const line = useRef<HTMLElement>(null)
  useCurrentInView(line, current ?? 'all')
  return (
    <nav ref={line} className={className} aria-label={label}>
      {children}
    </nav>
  )
}
