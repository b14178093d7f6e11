// The rail beside a document or a paper: facts about it, and the others of its kind.

import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'

type TextFactsProps = {
  /** A singular noun: "document". */
  one: string
  facts: Readonly<Record<string, ReactNode>>
  others: readonly { href: string; title: string }[]
}

export function TextFacts({ one, facts, others }: TextFactsProps) {
  return (
    <aside className="facts-rail" aria-label={`About this ${one}`}>
      <dl>
        {Object.entries(facts).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby="others">
        <h2 id="others">Other {one}s</h2>
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
