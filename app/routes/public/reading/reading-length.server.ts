import type { ContentSection } from '#app/content/section.ts'
import { countWords, readingMinutes } from '#app/features/blog/markdown/reading-time.ts'

export type ReadingLength = { parts: number; minutes: number }

/** Of a text in parts, as the blog counts it. */
export function lengthOf(sections: readonly ContentSection[]): ReadingLength {
  const words = sections.flatMap(({ heading, paragraphs = [], items = [] }) => [heading, ...paragraphs, ...items])
  return { parts: sections.length, minutes: readingMinutes(countWords(words.join(' '))) }
}
