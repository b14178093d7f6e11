// Answers with a feed.
import { env } from '#app/env.server.ts'
import { type Feed, type FeedPicture, feedValidators, rssFeed } from '#app/features/blog/feeds/feed.ts'
import { matchesEtag } from '#app/http/response-cache/response-cache.server.ts'
import { ogHeight, ogPath, ogWidth } from '#app/routes/og-path.ts'
import type { BrandLook } from '#app/ui/brand-look.ts'

export function answerFeed(request: Request, feed: Feed): Response {
  const body = rssFeed(feed)
  const { etag, lastModified } = feedValidators(body, feed)
  const headers = {
    'Content-Type': 'application/rss+xml; charset=utf-8',
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
