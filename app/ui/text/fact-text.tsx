// Text in which a missing fact, '[What it is – to be confirmed]', links to its line of the launch checklist.
import { Link } from '@remix-run/react'
import type { FactKey } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'

const mark = /\[([^[\]]+) – to be confirmed\]/

export const isMissingFact = (text: string) => mark.test(text)

export const factId = (label: string) => `fact-${label.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`

export function FactText({ children: text }: { children: string }) {
  const say = useSay()
  // split() puts the captured text at every odd index.
  return text.split(mark).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <Link key={part} className="fact-slot" to={`/dashboard/settings/launch-checklist#${factId(part)}`}>
        {/* A mark holds a key; in a legal text, words of its language. */}
        {say(part as FactKey)}
      </Link>
    ),
  )
}
