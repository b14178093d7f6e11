import type { ReactNode } from 'react'
import type { Phrase } from './phrases.server.ts'
import { useSay } from './say.tsx'

type SaidProps = {
  phrase: Phrase
  /** The number that a plural in the phrase depends on. */
  count?: number
  values: Readonly<Record<string, ReactNode>>
}

/** A phrase with elements in it, such as links. */
export function Said({ phrase, count, values }: SaidProps) {
  // Names without a value stay.
  const parts = useSay()(phrase, { count } as { count: number }).split(/\{(\w+)\}/)
  return parts.map((part, at) => {
    // Every second part is a name.
    const key = `${at} ${part}`
    return at % 2 === 0 ? part : <Kept key={key}>{values[part]}</Kept>
  })
}

const Kept = ({ children }: { children: ReactNode }) => children
