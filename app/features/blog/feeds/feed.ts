// The content of a feed, for the whole blog or one category; each format only serialises it.
import { createHash } from 'node:crypto'
import type { Language } from '#app/content/languages.ts'

export type FeedPost = {
  /** A UUID: it stays the same when the address changes. */
  id: string
  title: string
  /** The path from the site's root: "/blog/…". */
  path: string
  excerpt: string
  /** The rendered article; its addresses may start at the site's root. */
  html: string
  author: string
  category: string
  tags: readonly string[]
  language: Language
  publishedAt: number
  changedAt: number
  /** Its cover, or the drawn preview of its page. */
  picture: FeedPicture
}

/** With a path from the site's root. */
export type FeedPicture = { src: string; width: number; height: number; type: string }

export type Feed = {
  appUrl: string
  title: string
  description: string
  language: Language
  /** The paths of the page that shows the same posts and of the feed itself. */
  pagePath: string
  feedPath: string
  /** The last time a post was published or changed; null for a feed without any. */
  changedAt: number | null
  drawnAt: number
  posts: readonly FeedPost[]
}

export const feedTypes = {
  rss: 'application/rss+xml; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
} as const

export const postId = ({ id }: FeedPost) => `urn:uuid:${id}`
export const absolute = (feed: Feed, path: string) => new URL(path, feed.appUrl).href

/** The newest change of these posts. */
export const lastChange = (posts: readonly { changedAt: number }[]): number | null =>
  posts.length === 0 ? null : Math.max(...posts.map(({ changedAt }) => changedAt))

/** The validators for conditional requests: the same feed has the same values. An empty feed has no date. */
export function feedValidators(body: string, { changedAt }: Feed) {
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 27)
  return { etag: `"${digest}"`, lastModified: changedAt === null ? null : new Date(changedAt).toUTCString() }
}
