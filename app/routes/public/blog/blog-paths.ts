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

export const feedPath = (category: string | null = null) =>
  category ? `/blog/feed/${category.toLowerCase()}/rss.xml` : '/blog/feed/rss.xml'

/** The feed of the posts in one language; in English, of all posts. */
export const languageFeedPath = (language: Language) => addressIn(language, feedPath())

export const findCategory = (key: string) => blogCategories.find(({ name }) => name.toLowerCase() === key)?.name ?? null

/** Tells feed readers, in the head of a page, where a feed is. */
export const feedLink = (title: string, href: string) => ({
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: `${title} (RSS)`,
  href,
})
