import type { ReactNode } from 'react'
import type { Phrase } from './phrases.server.ts'
import { useSay } from './say.tsx'

/** A phrase with elements in it, such as links. */
export function Said({ phrase, values }: { phrase: Phrase; values: Readonly<Record<string, ReactNode>> }) {
  const parts = useSay()(phrase).split(/\{(\w+)\}/)
  return parts.map((part, at) => {
    // Every second part is a name.
    const key = `${at} ${part}`
    return at % 2 === 0 ? part : <Kept key={key}>{values[part]}</Kept>
  })
}

const Kept = ({ children }: { children: ReactNode }) => children
