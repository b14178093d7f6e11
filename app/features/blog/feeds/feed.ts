// A feed as RSS 2.0, with whole articles.
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
  posts: readonly FeedPost[]
}

const absolute = (feed: Feed, path: string) => new URL(path, feed.appUrl).href

/** The newest change of these posts. */
export const lastChange = (posts: readonly { changedAt: number }[]): number | null =>
  posts.length === 0 ? null : Math.max(...posts.map(({ changedAt }) => changedAt))

/** The validators for conditional requests: the same feed has the same values. An empty feed has no date. */
export function feedValidators(body: string, { changedAt }: Feed) {
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 27)
  return { etag: `"${digest}"`, lastModified: changedAt === null ? null : new Date(changedAt).toUTCString() }
}

// Characters that XML 1.0 forbids, even escaped.
const impossible = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' }

export const escapeXml = (text: string) =>
  text
    .toWellFormed()
    .replace(impossible, '')
    .replace(/[&<>"\r]/g, (character) => entities[character] ?? character)

/** An element with text, on its own line. */
export const element = (name: string, text: string, attributes = '') =>
  `<${name}${attributes ? ` ${attributes}` : ''}>${escapeXml(text)}</${name}>\n`

/**
 * Makes every address absolute, because a feed reader shows the article away from its page.
 * @param html from our own sanitiser, so that "<" always begins a tag and values are in double quotes
 */
export function absoluteHtml(html: string, pageUrl: string): string {
  const whole = (address: string) =>
    /^([/#]|[^:]+$)/.test(address) && URL.canParse(address, pageUrl) ? new URL(address, pageUrl).href : address
  return html.replace(/<(?:a|img|source) [^<>]*>/g, (tag) =>
    tag
      .replace(/ (href|src)="([^"]*)"/g, (_, name, address) => ` ${name}="${whole(address)}"`)
      .replace(/ srcset="([^"]*)"/, (_, list: string) => {
        const files = list.split(', ').map((file) => file.replace(/^\S+/, whole))
        return ` srcset="${files.join(', ')}"`
      }),
  )
}

const rssFeedDate = (moment: number) => new Date(moment).toUTCString()

export function rssFeed(feed: Feed): string {
  const namespaces = [
    'xmlns:atom="http://www.w3.org/2005/Atom"',
    'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
    'xmlns:dc="http://purl.org/dc/elements/1.1/"',
    'xmlns:media="http://search.yahoo.com/mrss/"',
  ]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<rss version="2.0" ${namespaces.join(' ')}>\n<channel>\n`,
    element('title', feed.title),
    element('link', absolute(feed, feed.pagePath)),
    element('description', feed.description),
    element('language', feed.language),
    feed.changedAt === null ? '' : element('lastBuildDate', rssFeedDate(feed.changedAt)),
    `<atom:link href="${escapeXml(absolute(feed, feed.feedPath))}" rel="self" type="application/rss+xml"/>\n`,
    ...feed.posts.map((post) => rssFeedItem(feed, post)),
    '</channel>\n</rss>\n',
  ].join('')
}

function rssFeedItem(feed: Feed, post: FeedPost): string {
  const url = absolute(feed, post.path)
  return [
    '<item>\n',
    element('title', post.title),
    element('link', url),
    element('guid', `urn:uuid:${post.id}`, 'isPermaLink="false"'),
    element('pubDate', rssFeedDate(post.publishedAt)),
    element('dc:creator', post.author),
    element('dc:language', post.language),
    ...[post.category, ...post.tags].map((name) => element('category', name)),
    element('description', post.excerpt),
    pictureOf(feed, post),
    element('content:encoded', absoluteHtml(post.html, url)),
    '</item>\n',
  ].join('')
}

/** By Media RSS: an enclosure would have to state how many bytes a picture has that may not be drawn yet. */
function pictureOf(feed: Feed, { picture: { src, type, width, height } }: FeedPost): string {
  const url = escapeXml(absolute(feed, src))
  return `<media:content url="${url}" type="${type}" medium="image" width="${width}" height="${height}"/>\n`
}
