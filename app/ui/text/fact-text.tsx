// Text in which a missing fact, '[What it is – to be confirmed]', links to its line of the launch checklist.
import { Link } from '@remix-run/react'
import type { Phrase } from '#app/languages/phrases.server.ts'
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
        {/* What the mark names is a phrase of the group of facts. */}
        {say(part as Phrase)}
      </Link>
    ),
  )
}
