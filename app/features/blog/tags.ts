import { slugOf } from './slug.ts'

export const longestTag = 40
export const mostTags = 10

/** Reads tags separated by commas; tags that differ only in case count once. */
export function tagsOf(text: string): string[] {
  const tags = text
    .split(/[,、，\n]/)
    .map((tag) => tag.replace(/\s+/g, ' ').trim().replace(/^#+/, ''))
    .filter((tag) => slugOf(tag) !== '')
  return [...new Map(tags.map((tag) => [slugOf(tag), tag] as const).reverse()).values()].reverse()
}
