// Answers with a feed in the format that its address names.
import { env } from '#app/env.server.ts'
import {
  atomFeed,
  type Feed,
  type FeedPicture,
  feedTypes,
  feedValidators,
  jsonFeed,
  rssFeed,
} from '#app/features/blog/feeds/feed.ts'
import { matchesEtag } from '#app/http/response-cache/response-cache.server.ts'
import { ogHeight, ogPath, ogWidth } from '#app/routes/og-path.ts'
import type { FeedFormat } from '#app/routes/public/blog/blog-paths.ts'
import type { BrandLook } from '#app/ui/brand-look.ts'

const formats = {
  'rss.xml': { write: rssFeed, type: feedTypes.rss },
  'atom.xml': { write: atomFeed, type: feedTypes.atom },
  'feed.json': { write: jsonFeed, type: feedTypes.json },
} as const satisfies Record<FeedFormat, unknown>

/** @throws Response 404 for another format */
export function feedFormat(name = ''): FeedFormat {
  if (!Object.hasOwn(formats, name)) throw new Response(null, { status: 404 })
  return name as FeedFormat
}

export function answerFeed(request: Request, format: FeedFormat, feed: Feed): Response {
  const body = formats[format].write(feed)
  const { etag, lastModified } = feedValidators(body, feed)
  const headers = {
    'Content-Type': formats[format].type,
    'Cache-Control': 'public, max-age=300',
    ETag: etag,
    ...(lastModified === null ? {} : { 'Last-Modified': lastModified }),
  }
  // Compared by ETag only: a scheduled post appears without a change to any row, so a modification date would prove
  // nothing.
  if (matchesEtag(request.headers.get('If-None-Match') ?? '', etag)) return new Response(null, { status: 304, headers })
  return new Response(body, { headers })
}

/** The preview image of the page, for an item without a cover. */
export const drawnPicture = (path: string, title: string, { version }: BrandLook): FeedPicture => ({
  src: ogPath(new URL(path, env.APP_URL).pathname, title, version),
  width: ogWidth,
  height: ogHeight,
  type: 'image/png',
})
