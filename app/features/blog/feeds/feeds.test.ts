// Checks the feed with an independent parser, and its XML with a second one that rejects ill-formed input.
import fc from 'fast-check'
import { parseRssFeed } from 'feedsmith'
import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { renderMarkdown } from '../markdown/render-markdown.server.ts'
import { absoluteHtml, type Feed, type FeedPost, feedValidators, rssFeed } from './feed.ts'

const appUrl = 'https://site.example'
const source = 'A [link](/contact), `a < b && "c"`, ]]> and a note[^1].\n\n![Ships](/media/a.png)\n\n[^1]: Here.'

const post: FeedPost = {
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  title: 'Tables & <trees>: “how” to choose 🎉',
  path: '/blog/tables-trees',
  excerpt: 'Short & sweet.',
  html: renderMarkdown(source, { appUrl }).html,
  author: 'Ada Lovelace',
  category: 'Design',
  tags: ['R&D', '접근성'],
  language: 'en',
  publishedAt: Date.UTC(2026, 2, 1, 8),
  changedAt: Date.UTC(2026, 2, 2, 9, 30),
  picture: { src: '/media/cover.jpg?a=1&b=2', width: 960, height: 640, type: 'image/jpeg' },
}
const korean: FeedPost = {
  ...post,
  id: '01890a5d-ac96-774b-bcce-b302099a8058',
  path: '/blog/두-시간대',
  language: 'ko',
  picture: { src: '/og/blog/두-시간대.png', width: 1200, height: 630, type: 'image/png' },
}
const feed: Feed = {
  appUrl,
  title: 'Blog: Design & more',
  description: 'Articles on design',
  language: 'en',
  pagePath: '/blog?category=Design&page=1',
  feedPath: '/blog/feed/design.xml',
  changedAt: post.changedAt,
  posts: [post, korean],
}

/** @throws if the XML is invalid */
function readStrictly(xml: string) {
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.write(xml).close()
}

test('another program reads the same from RSS', () => {
  const xml = rssFeed(feed)
  readStrictly(xml)
  const read = parseRssFeed(xml)
  expect(read).toMatchObject({
    title: feed.title,
    link: 'https://site.example/blog?category=Design&page=1',
    description: feed.description,
    language: 'en',
    lastBuildDate: 'Mon, 02 Mar 2026 09:30:00 GMT',
    atom: { links: [{ href: 'https://site.example/blog/feed/design.xml', rel: 'self', type: 'application/rss+xml' }] },
  })
  expect(read.items?.[0]).toMatchObject({
    title: post.title,
    link: 'https://site.example/blog/tables-trees',
    guid: { value: `urn:uuid:${post.id}`, isPermaLink: false },
    pubDate: 'Sun, 01 Mar 2026 08:00:00 GMT',
    description: post.excerpt,
    categories: [{ name: 'Design' }, { name: 'R&D' }, { name: '접근성' }],
    content: { encoded: absoluteHtml(post.html, `${appUrl}${post.path}`).trim() },
    media: {
      contents: [
        {
          url: 'https://site.example/media/cover.jpg?a=1&b=2',
          type: 'image/jpeg',
          medium: 'image',
          width: 960,
          height: 640,
        },
      ],
    },
  })
  expect(read.items?.[1]?.link).toBe(`https://site.example/blog/${encodeURIComponent('두-시간대')}`)
})

test('a feed without posts is valid', () => {
  const empty = { ...feed, posts: [] }
  readStrictly(rssFeed(empty))
  expect(parseRssFeed(rssFeed(empty)).items ?? []).toEqual([])
})

test('every address in an article becomes absolute, and nothing else changes', () => {
  const html = renderMarkdown(
    '[a](/x?y=1&z=2 "t") [b](#s-x) [c](mailto:a@b.example) [d](https://o.example/) [e](next)\n\n`<a href="/x">`',
    { appUrl },
  ).html
  const whole = absoluteHtml(html, `${appUrl}/blog/post`)
  expect([...whole.matchAll(/<a href="([^"]*)"/g)].map(([, address]) => address)).toEqual([
    'https://site.example/x?y=1&amp;z=2',
    'https://site.example/blog/post#s-x',
    'mailto:a@b.example',
    'https://o.example/',
    'https://site.example/blog/next',
  ])
  expect(whole).toContain('&lt;a href="/x"&gt;')
  const picture = '<source type="image/webp" srcset="/media/a.webp 480w, /media/b.webp 960w" sizes="92vw" />'
  expect(absoluteHtml(picture, `${appUrl}/blog/post`)).toContain(
    'srcset="https://site.example/media/a.webp 480w, https://site.example/media/b.webp 960w"',
  )
})

test('an address that leads nowhere stays as written', () => {
  const { html } = renderMarkdown('[a](//) [b](//a:b) [c](/x)', { appUrl })
  expect(absoluteHtml(html, `${appUrl}/blog/post`)).toContain(
    '<a href="//">a</a> <a href="//a:b">b</a> <a href="https://site.example/x">c</a>',
  )
})

test('any title survives in a well-formed feed', () => {
  const text = fc.string({
    unit: fc.oneof(fc.constantFrom('<', '&', ']]>', '"', '\0', '\ud800', '\ufffe', '\u0085', ' '), fc.string()),
  })
  fc.assert(
    fc.property(text, text, (title, html) => {
      const named = { ...feed, title, posts: [{ ...post, title, html, author: title, tags: [title], excerpt: title }] }
      const xml = rssFeed(named)
      readStrictly(xml)
      const said: string[] = []
      const parser = new SaxesParser()
      parser.on('text', (part) => said.push(part))
      parser.write(xml).close()
      expect(said.join('')).toContain(
        title.toWellFormed().replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, ''),
      )
    }),
  )
})

test('the same feed has the same ETag, and a changed feed another', () => {
  const first = feedValidators(rssFeed(feed), feed)
  expect(first).toEqual(feedValidators(rssFeed({ ...feed }), feed))
  expect(first.etag).toMatch(/^"[\w-]{27}"$/)
  expect(first.lastModified).toBe('Mon, 02 Mar 2026 09:30:00 GMT')
  const changed = { ...feed, posts: [korean] }
  expect(feedValidators(rssFeed(changed), changed).etag).not.toBe(first.etag)
})

test('a feed without posts has no date', () => {
  const empty: Feed = { ...feed, posts: [], changedAt: null }
  expect(rssFeed(empty)).not.toContain('1970')
  expect(parseRssFeed(rssFeed(empty)).lastBuildDate).toBeUndefined()
  expect(feedValidators(rssFeed(empty), empty).lastModified).toBeNull()
})
