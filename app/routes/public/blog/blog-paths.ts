// The blog's addresses and its time zone.

import { offices } from '#app/content/company/offices.ts'
import { blogCategories } from '#app/features/blog/categories.ts'
import { addressIn } from '#app/languages/pages.ts'
import type { Language } from '#db/tables/records.ts'

/** The time zone of the days on which posts are published. */
export const blogZone = offices[0].zone

export const tagPath = (key: string) => `/blog/tag/${encodeURIComponent(key)}`
export const authorPath = (key: string) => `/blog/author/${encodeURIComponent(key)}`
export const yearPath = (year: number) => `/blog/archive/${year}`

export const feedFormats = {
  'rss.xml': { label: 'RSS', type: 'application/rss+xml' },
  'atom.xml': { label: 'Atom', type: 'application/atom+xml' },
  'feed.json': { label: 'JSON Feed', type: 'application/feed+json' },
} as const
export type FeedFormat = keyof typeof feedFormats

export const feedPath = (format: FeedFormat, category: string | null = null) =>
  category ? `/blog/feed/${category.toLowerCase()}/${format}` : `/blog/feed/${format}`

/** The feed of the posts in one language; in English, of all posts. */
export const languageFeedPath = (format: FeedFormat, language: Language) => addressIn(language, feedPath(format))

export const findCategory = (key: string) => blogCategories.find(({ name }) => name.toLowerCase() === key)?.name ?? null

/** Tells feed readers, in the head of a page, where its feeds are. */
export const feedLinks = (
  appUrl: string,
  { category = null, language = 'en' }: { category?: string | null; language?: Language } = {},
) =>
  (Object.keys(feedFormats) as FeedFormat[]).map((format) => ({
    tagName: 'link',
    rel: 'alternate',
    type: feedFormats[format].type,
    title: `${category ?? 'Blog'} (${feedFormats[format].label})`,
    href: appUrl + (category ? feedPath(format, category) : languageFeedPath(format, language)),
  }))
