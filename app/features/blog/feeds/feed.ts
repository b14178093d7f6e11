// What a feed tells of the blog, whole or of one category; the formats only write it down.
import { createHash } from 'node:crypto'
import type { Language } from '#app/content/languages.ts'

export type FeedPost = {
  /** A UUID: it stays when the address changes. */
  id: string
  title: string
  /** From the site's root: "/blog/…". */
  path: string
  excerpt: string
  /** As it was rendered; its addresses may begin at the site's root. */
  html: string
  author: string
  category: string
  tags: readonly string[]
  language: Language
  publishedAt: number
  changedAt: number
  /** From the site's root, or an https address. */
  image: string | null
}

export type Feed = {
  appUrl: string
  title: string
  description: string
  language: Language
  /** The page that shows the same posts, and the feed's own address, from the site's root. */
  pagePath: string
  feedPath: string
  /** When one of the posts was last published, changed or removed. */
  changedAt: number
  posts: readonly FeedPost[]
}

export const feedTypes = {
  rss: 'application/rss+xml; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
} as const

export const postId = ({ id }: FeedPost) => `urn:uuid:${id}`
export const absolute = (feed: Feed, path: string) => new URL(path, feed.appUrl).href

/** For a conditional GET: the same feed has the same values. */
export function feedValidators(body: string, { changedAt }: Feed) {
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 27)
  return { etag: `"${digest}"`, lastModified: new Date(changedAt).toUTCString() }
}
