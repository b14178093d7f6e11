// A record's facts: lines with a label and a value.

import type { ReactNode } from 'react'
import type { Message, Phrase } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'

/** Values by their labels. */
export type FactLines = Partial<Record<Phrase, ReactNode>>

type Lines = FactLines | readonly (readonly [label: Message, value: ReactNode])[]

type FactsProps = {
  /** As pairs if a label is data, such as the name of a mail's header. */
  of: Lines
  /** Facts that are seldom needed, in a fold. */
  more?: Lines
  isTyped?: boolean
}

/** Facts with their labels; those that are null are left out. */
export function Facts({ of, more, isTyped = false }: FactsProps) {
  const say = useSay()
  const lines = (Array.isArray(of) ? of : Object.entries(of)) as [Message, ReactNode][]
  return (
    <div className="facts">
      <dl className="dl">
        {lines.map(([label, value]) =>
          value === null || value === undefined ? null : (
            <Fact key={say(label)} label={say(label)}>
              {isTyped ? <Typed>{value}</Typed> : value}
            </Fact>
          ),
        )}
      </dl>
      {more ? <MoreFacts of={more} isTyped={isTyped} /> : null}
    </div>
  )
}

function MoreFacts(facts: Pick<FactsProps, 'of' | 'isTyped'>) {
  const say = useSay()
  return (
    <details className="more-facts">
      <summary>{say('More details')}</summary>
      <Facts {...facts} />
    </details>
  )
}

/** @param props.label as it is drawn */
export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </>
)

/** A typed value, or null if none was given. */
export const typed = (value: string | null) => (value ? <Typed>{value}</Typed> : null)

/** A typed value, in the direction of its script. */
export function Typed({ children }: { children: ReactNode }) {
  if (!children) return '–'
  return (
    <span className="typed" dir="auto">
      {breakable(children)}
    </span>
  )
}

/** An email address may break after its at sign and its dots, before it would break inside a word. */
export function breakable(text: ReactNode): ReactNode {
  if (typeof text !== 'string' || !text.includes('@') || text.includes(' ')) return text
  return text.split(/(?<=[@.])/).map((part, at) => {
    const key = `${at} ${part}`
    return at === 0 ? part : <Breakable key={key}>{part}</Breakable>
  })
}

const Breakable = ({ children }: { children: string }) => (
  <>
    <wbr />
    {children}
  </>
)

/** A subject without the reference in brackets at its end, and that reference. */
export function splitReference(text: string): [words: string, reference?: string] {
  const [, words, reference] = /^(.*?) ?\(([A-Z]{3}-\w{4}-\w{4})\)$/.exec(text) ?? []
  return reference ? [words ?? '', reference] : [text]
}

/** The reference in brackets at a subject's end is not broken at its hyphens. */
export function withWholeReference(text: ReactNode): ReactNode {
  if (typeof text !== 'string') return text
  const [words, reference] = splitReference(text)
  return reference ? [words, ' ', <span key="reference">({reference})</span>] : text
}
