// Lines of a record's facts: a label and what was given.
import type { ReactNode } from 'react'

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  )
}

/** What somebody typed, where it was given. */
export function TypedFact({ label, value }: { label: string; value: string | null }) {
  if (!value) return null
  return (
    <Fact label={label}>
      <Typed>{value}</Typed>
    </Fact>
  )
}

/** What somebody typed, in its own direction. */
export function Typed({ children }: { children: string | null }) {
  if (!children) return '–'
  return (
    <span className="typed" dir="auto">
      {children}
    </span>
  )
}
