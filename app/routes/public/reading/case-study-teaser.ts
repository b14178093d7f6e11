import type { CaseStudy } from '#app/features/texts/kinds/case-studies.server.ts'
import type { CaseStudyTeaser } from '#app/ui/sections/case-study-cards.tsx'
import type { Story } from './story-list.tsx'

/**
 * A case study as a card shows it; the long text stays on the server. Voting is outside our industries and has its own
 * drawing.
 */
export const caseStudyTeaser = ({ slug, title, summary, color, industry, industryId }: CaseStudy): CaseStudyTeaser => ({
  slug,
  title,
  summary,
  color,
  industry,
  subject: industryId ?? 'voting',
})

export const storyOf = (study: CaseStudy): Story => {
  const { slug, industry, ...teaser } = caseStudyTeaser(study)
  return {
    ...teaser,
    href: `/case-studies/${slug}`,
    kicker: study.industry,
    pulled: study.pulled,
    action: 'Read Case Study',
  }
}
