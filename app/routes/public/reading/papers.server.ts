// The papers as lists show them, and in place of a list that is still empty.
import { type Paper, readPapers } from '#app/features/texts/kinds/reading.server.ts'
import { resourcesPageTexts } from '#app/features/texts/kinds/reading-pages.server.ts'
import type { TextSource } from '#app/features/texts/published.server.ts'
import { readPage } from '#app/features/texts/read-texts.server.ts'
import { lengthOf } from './reading-length.server.ts'
import type { Story } from './story-list.tsx'

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
