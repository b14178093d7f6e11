import { countWords, readingMinutes } from '#app/features/blog/markdown/reading-time.ts'
import type { TextSection } from '#app/features/texts/sections.ts'

/** The length of a text in parts, with minutes counted as for the blog: "9 parts, about 4 minutes". */
export function lengthOf(sections: readonly TextSection[]): string {
  const words = sections.flatMap(({ heading, paragraphs = [], items = [] }) => [heading, ...paragraphs, ...items])
  const minutes = readingMinutes(countWords(words.join(' ')))
  return `${sections.length} parts, about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
}
