import { countWords, readingMinutes } from '#app/features/blog/markdown/reading-time.ts'
import type { TextSection } from '#app/features/texts/sections.ts'
import { sayInEnglish } from '#app/languages/message.ts'

/** The length of a text in sections, with minutes counted as for the blog: "9 sections, about 4 minutes". */
export function lengthOf(sections: readonly TextSection[]): string {
  const words = sections.flatMap(({ heading, paragraphs = [], items = [] }) => [heading, ...paragraphs, ...items])
  const minutes = readingMinutes(countWords(words.join(' ')))
  return sayInEnglish(
    '{count, plural, one {# section} other {# sections}}, about {minutes, plural, one {# minute} other {# minutes}}',
    { count: sections.length, minutes },
  )
}
