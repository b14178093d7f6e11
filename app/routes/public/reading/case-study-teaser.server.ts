import type { TextSource } from '#app/features/texts/edition.server.ts'
import type { CaseStudy } from '#app/features/texts/kinds/case-studies.server.ts'
import { type Paper, readPapers } from '#app/features/texts/kinds/reading.server.ts'
import { resourcesPageTexts } from '#app/features/texts/kinds/reading-pages.server.ts'
import { readPage } from '#app/features/texts/read-texts.server.ts'
import type { CaseStudyTeaser } from '#app/ui/sections/case-study-cards.tsx'
import type { Language } from '#db/tables/records.ts'
import { findPictures } from '../pictures.server.ts'
import { lengthOf } from './reading-length.server.ts'
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

// The papers as lists show them, and in place of a list that is still empty.

export async function readPaperStories(texts: TextSource, now: number): Promise<Story[]> {
  const [{ paperAction }, papers] = await Promise.all([
    readPage(texts, resourcesPageTexts, now),
    readPapers(texts, now),
  ])
  return papers.map(storyOf(paperAction))
}

const storyOf =
  (action: string) =>
  ({ href, subject, color, title, summary, pulled, sections }: Paper): Story => ({
    href,
    subject,
    color,
    kicker: lengthOf(sections),
    title,
    summary,
    pulled,
    action,
  })

/** @param entries of the list; null if there are any, or no papers */
export async function papersInstead(texts: TextSource, entries: readonly unknown[], now: number) {
  if (entries.length > 0) return null
  const stories = await readPaperStories(texts, now)
  const { meanwhileTitle: title } = await readPage(texts, resourcesPageTexts, now)
  return stories.length > 0 ? { title, stories } : null
}
