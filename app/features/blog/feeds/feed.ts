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

const postId = ({ id }: FeedPost) => `urn:uuid:${id}`
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

const date = (moment: number) => new Date(moment).toISOString()

/** An Atom feed must have a date: an empty one is as of today, and the same all day. */
const startOfDay = (moment: number) => moment - (moment % (24 * 60 * 60_000))

const link = (rel: string, type: string, href: string) =>
  `<link rel="${rel}" type="${type}" href="${escapeXml(href)}"/>\n`

/** Atom (RFC 4287) with whole articles. */
export function atomFeed(feed: Feed): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.language}">\n`,
    element('id', absolute(feed, feed.feedPath)),
    element('title', feed.title),
    element('subtitle', feed.description),
    element('updated', date(feed.changedAt ?? startOfDay(feed.drawnAt))),
    link('self', 'application/atom+xml', absolute(feed, feed.feedPath)),
    link('alternate', 'text/html', absolute(feed, feed.pagePath)),
    ...feed.posts.map((post) => entry(feed, post)),
    '</feed>\n',
  ].join('')
}

function entry(feed: Feed, post: FeedPost): string {
  const url = absolute(feed, post.path)
  return [
    `<entry xml:lang="${post.language}">\n`,
    element('id', postId(post)),
    element('title', post.title),
    element('published', date(post.publishedAt)),
    element('updated', date(post.changedAt)),
    `<author>\n${element('name', post.author)}</author>\n`,
    link('alternate', 'text/html', url),
    link('enclosure', post.picture.type, absolute(feed, post.picture.src)),
    ...[post.category, ...post.tags].map((name) => `<category term="${escapeXml(name)}"/>\n`),
    element('summary', post.excerpt),
    element('content', absoluteHtml(post.html, url), 'type="html"'),
    '</entry>\n',
  ].join('')
}

const jsonFeedDate = (moment: number) => new Date(moment).toISOString()

/** JSON Feed 1.1 with whole articles. */
export function jsonFeed(feed: Feed): string {
  const document = {
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    language: feed.language,
    home_page_url: absolute(feed, feed.pagePath),
    feed_url: absolute(feed, feed.feedPath),
    items: feed.posts.map((post) => item(feed, post)),
  }
  return `${JSON.stringify(document, null, 1)}\n`
}

function item(feed: Feed, post: FeedPost) {
  const url = absolute(feed, post.path)
  return {
    id: postId(post),
    url,
    title: post.title,
    summary: post.excerpt,
    content_html: absoluteHtml(post.html, url),
    date_published: jsonFeedDate(post.publishedAt),
    date_modified: jsonFeedDate(post.changedAt),
    authors: [{ name: post.author }],
    tags: [post.category, ...post.tags],
    language: post.language,
    image: absolute(feed, post.picture.src),
  }
}

const rssFeedDate = (moment: number) => new Date(moment).toUTCString()

/** RSS 2.0 with whole articles. */
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
    element('guid', postId(post), 'isPermaLink="false"'),
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
