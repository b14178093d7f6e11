import { Section, SectionHeader } from '#app/ui/section.tsx'
import { type Story, StoryRows } from './story-list.tsx'

type PapersInsteadProps = { papers: { title: string; stories: readonly Story[] } | null }

/** The papers, below the head of a list that is still empty. */
export function PapersInstead({ papers }: PapersInsteadProps) {
  if (!papers) return null
  return (
    <Section labelledBy="meanwhile">
      <SectionHeader id="meanwhile" title={papers.title} />
      <StoryRows stories={papers.stories} level={3} />
    </Section>
  )
}
