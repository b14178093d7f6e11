// RSS 2.0 with whole articles.
import { absoluteHtml } from './absolute-html.ts'
import { absolute, type Feed, type FeedPost, postId } from './feed.ts'
import { element, escapeXml } from './xml.ts'

const date = (moment: number) => new Date(moment).toUTCString()

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
    feed.changedAt === null ? '' : element('lastBuildDate', date(feed.changedAt)),
    `<atom:link href="${escapeXml(absolute(feed, feed.feedPath))}" rel="self" type="application/rss+xml"/>\n`,
    ...feed.posts.map((post) => item(feed, post)),
    '</channel>\n</rss>\n',
  ].join('')
}

function item(feed: Feed, post: FeedPost): string {
  const url = absolute(feed, post.path)
  return [
    '<item>\n',
    element('title', post.title),
    element('link', url),
    element('guid', postId(post), 'isPermaLink="false"'),
    element('pubDate', date(post.publishedAt)),
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
