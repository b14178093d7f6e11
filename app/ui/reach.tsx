import { FactText, isMissingFact } from './text/fact-text.tsx'

/** A phone number or mail address as a link, unless it is still a placeholder. */
export function Reach({ value, scheme }: { value: string; scheme: 'tel' | 'mailto' }) {
  if (isMissingFact(value)) return <FactText>{value}</FactText>
  return <a href={`${scheme}:${scheme === 'tel' ? value.replace(/[^\d+]/g, '') : value}`}>{value}</a>
}
