import type { CaseStudy } from '#app/features/texts/kinds/case-studies.server.ts'
import type { CaseStudyTeaser } from '#app/ui/sections/case-study-cards.tsx'
import type { Language } from '#db/tables/records.ts'
import { findPictures } from '../pictures.server.ts'
import type { Story } from './story-list.tsx'

/** Case studies as cards show them; the long texts stay on the server. */
export async function caseStudyTeasers(studies: readonly CaseStudy[], language?: Language): Promise<CaseStudyTeaser[]> {
  const findPicture = await findPictures(
    studies.map(({ picture }) => picture),
    language,
  )
  return studies.map(({ slug, title, summary, color, industry, industryId, picture }) => ({
    slug,
    title,
    summary,
    color,
    industry,
    // Voting is outside our industries and has its own drawing.
    subject: industryId ?? 'voting',
    // Beside its title, a picture without a text of its own is decoration.
    picture: findPicture(picture, ''),
  }))
}

/** @param action the text of each link */
export async function storiesOf(studies: readonly CaseStudy[], action: string): Promise<Story[]> {
  const teasers = await caseStudyTeasers(studies)
  return teasers.map(({ slug, industry = '', ...teaser }, at) => ({
    ...teaser,
    href: `/case-studies/${slug}`,
    kicker: industry,
    pulled: studies[at]?.pulled ?? '',
    action,
  }))
}
