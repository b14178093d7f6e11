import { slugOf } from './slug.ts'

export const longestTag = 40
export const mostTags = 10

/** Tags as they are typed, with commas between them; the same tag in other letters counts once. */
export function tagsOf(text: string): string[] {
  const tags = text
    .split(/[,、，\n]/)
    .map((tag) => tag.replace(/\s+/g, ' ').trim().replace(/^#+/, ''))
    .filter((tag) => slugOf(tag) !== '')
  return [...new Map(tags.map((tag) => [slugOf(tag), tag] as const).reverse()).values()].reverse()
}
