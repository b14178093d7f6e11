// A record's tags: stored with commas between them, shown and searched for with their sign.
import type { RecordRow } from '#db/tables/records.ts'

export const mostTags = 10

export const tagsOf = ({ tags }: Pick<RecordRow, 'tags'>): string[] => tags?.split(',') ?? []

export const signedTags = (tags: readonly string[]) => tags.map((tag) => `#${tag}`)

export const shownTags = (record: Pick<RecordRow, 'tags'>) => signedTags(tagsOf(record)).join(' ')

/**
 * Splits at commas, and at the signs of tags that are typed as they are shown, and removes signs and repeats. A tag may have
 * several words.
 */
export const tagsIn = (text: string) => [
  ...new Set(
    text
      .split(/[,，、\n]|\s(?=#)/)
      .map((tag) => tag.trim().replace(/^#+/, '').trim().replace(/\s+/g, ' ').toLowerCase())
      .filter(Boolean),
  ),
]
