// A post as it is written, imported and exported, without the values that only the database knows.

import type { Language } from '#app/content/languages.ts'
import type { BlogCategoryName } from '#app/features/blog/categories.ts'

export const postStatuses = ['draft', 'scheduled', 'published'] as const
type PostStatus = (typeof postStatuses)[number]

export type Post = {
  title: string
  slug: string
  category: BlogCategoryName
  /** Null: the excerpt is cut from the content. */
  excerpt: string | null
  /** As Markdown. */
  content: string
  image: { src: string; alt: string } | null
  author: string | null
  /** Milliseconds UTC; a draft may have none. */
  publishAt: number | null
  tags: string[]
  featured: boolean
  language: Language
  /** The slug of the post that this one translates. */
  translationOf: string | null
  status: PostStatus
}

export const postPath = (slug: string) => `/blog/${encodeURIComponent(slug)}`
