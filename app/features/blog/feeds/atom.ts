// Atom (RFC 4287) with whole articles.
import { absoluteHtml } from './absolute-html.ts'
import { absolute, type Feed, type FeedPost, postId } from './feed.ts'
import { element, escapeXml } from './xml.ts'

const date = (moment: number) => new Date(moment).toISOString()

/** An Atom feed must have a date: an empty one is as of today, and the same all day. */
const startOfDay = (moment: number) => moment - (moment % (24 * 60 * 60_000))

const link = (rel: string, type: string, href: string) =>
  `<link rel="${rel}" type="${type}" href="${escapeXml(href)}"/>\n`

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
