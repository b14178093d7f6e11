// The rail beside a document or a paper: facts about it, and the others of its kind.

import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { LabelledLines } from '#app/ui/sections/labelled-lines.tsx'

type TextFactsProps = {
  /** A singular noun: "document". */
  one: string
  facts: Readonly<Record<string, ReactNode>>
  othersTitle: string
  others: readonly { href: string; title: string }[]
}

export function TextFacts({ one, facts, othersTitle, others }: TextFactsProps) {
  return (
    <aside className="sticky facts-rail" aria-label={`About this ${one}`}>
      <LabelledLines lines={Object.entries(facts).map(([label, value]) => ({ label, value }))} />
      <section aria-labelledby="others">
        <h2 id="others">{othersTitle}</h2>
        <ul>
          {others.map(({ href, title }) => (
            <li key={href}>
              <Link to={href}>{title}</Link>
            </li>
          ))}
        </ul>
      </section>
    </aside>
  )
}
