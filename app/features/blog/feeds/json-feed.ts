// JSON Feed 1.1 with whole articles.
import { absoluteHtml } from './absolute-html.ts'
import { absolute, type Feed, type FeedPost, postId } from './feed.ts'

const date = (moment: number) => new Date(moment).toISOString()

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
    date_published: date(post.publishedAt),
    date_modified: date(post.changedAt),
    authors: [{ name: post.author }],
    tags: [post.category, ...post.tags],
    language: post.language,
    image: absolute(feed, post.picture.src),
  }
}
