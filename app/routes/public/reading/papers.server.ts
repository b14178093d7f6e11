// The papers as lists show them, and in place of a list that is still empty.
import { db } from '#app/db.server.ts'
import { type Paper, readPapers } from '#app/features/texts/kinds/reading.server.ts'
import { resourcesPageTexts } from '#app/features/texts/kinds/reading-pages.server.ts'
import { readPage } from '#app/features/texts/read-texts.server.ts'
import { lengthOf } from './reading-length.server.ts'
import type { Story } from './story-list.tsx'

export async function readPaperStories(now: number): Promise<Story[]> {
  const [{ paperAction }, papers] = await Promise.all([readPage(db, resourcesPageTexts, now), readPapers(db, now)])
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
export async function papersInstead(entries: readonly unknown[], now: number) {
  if (entries.length > 0) return null
  const stories = await readPaperStories(now)
  const { meanwhileTitle: title } = await readPage(db, resourcesPageTexts, now)
  return stories.length > 0 ? { title, stories } : null
}
