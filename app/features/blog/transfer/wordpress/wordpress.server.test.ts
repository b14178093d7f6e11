import { expect, test } from 'vitest'
import { importWordPress } from './wordpress.server.ts'

const item = (fields: string) => `<item>${fields}</item>`
const wxr = (...items: string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Site</title><wp:wxr_version>1.2</wp:wxr_version>
<wp:author><wp:author_login><![CDATA[ada]]></wp:author_login><wp:author_display_name><![CDATA[Ada Lovelace]]></wp:author_display_name></wp:author>
${items.join('\n')}
</channel></rss>`

const classic = item(`<title>Rock &amp; roll</title><dc:creator><![CDATA[ada]]></dc:creator>
<content:encoded><![CDATA[First line
second line.

<h2>Head</h2>

<ul><li>one</li></ul>

[caption id="1"]<img src="https://o.example/a.png" alt="A"> Words[/caption]]]></content:encoded>
<excerpt:encoded><![CDATA[Short.]]></excerpt:encoded>
<wp:post_id>7</wp:post_id><wp:post_date_gmt>2024-05-06 07:08:09</wp:post_date_gmt>
<wp:post_name>%eb%91%90-%eb%b2%88%ec%a7%b8</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type>
<wp:is_sticky>1</wp:is_sticky>
<category domain="category" nicename="programming"><![CDATA[Programming]]></category>
<category domain="category" nicename="uncategorized"><![CDATA[Uncategorized]]></category>
<category domain="post_tag" nicename="js"><![CDATA[JavaScript]]></category>
<category domain="post_format" nicename="aside"><![CDATA[Aside]]></category>
<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>9</wp:meta_value></wp:postmeta>`)
const blocks = item(`<title>Blocks</title><dc:creator>bob</dc:creator>
<content:encoded><![CDATA[<!-- wp:paragraph -->
<p>One.</p>
<!-- /wp:paragraph -->

<!-- wp:code -->
<pre class="wp-block-code"><code>a  b</code></pre>
<!-- /wp:code -->]]></content:encoded>
<wp:post_date_gmt>0000-00-00 00:00:00</wp:post_date_gmt><wp:status>draft</wp:status><wp:post_type>post</wp:post_type>`)
const cover = item(
  '<wp:post_id>9</wp:post_id><wp:attachment_url>https://o.example/c.jpg</wp:attachment_url><wp:post_type>attachment</wp:post_type>',
)
const page = item('<title>About</title><wp:post_type>page</wp:post_type>')
const trashed = item('<title>Gone</title><wp:status>trash</wp:status><wp:post_type>post</wp:post_type>')
const secret = item(
  '<title>Secret</title><wp:status>publish</wp:status><wp:post_password>x</wp:post_password><wp:post_type>post</wp:post_type>',
)

test('posts come with categories, tags, authors, slugs, states, times and covers', () => {
  const { posts, notes } = imported(wxr(classic, blocks, cover, page, trashed, secret))
  expect(posts.map(({ post }) => [post.title, post.slug, post.status])).toEqual([
    ['Rock & roll', '두-번째', 'published'],
    ['Blocks', 'blocks', 'draft'],
    ['Secret', 'secret', 'draft'],
  ])
  expect(posts[0]?.post).toMatchObject({
    category: 'Programming',
    tags: ['JavaScript'],
    author: 'Ada Lovelace',
    excerpt: 'Short.',
    image: { src: 'https://o.example/c.jpg', alt: '' },
    featured: true,
    publishAt: Date.UTC(2024, 4, 6, 7, 8, 9),
  })
  expect(posts[0]?.post.content).toBe(
    ['First line\\\nsecond line.', '## Head', '- one', '![A](https://o.example/a.png "Words")'].join('\n\n'),
  )
  expect(posts[1]?.post).toMatchObject({ author: 'bob', publishAt: null, content: 'One.\n\n```\na  b\n```' })
  expect(posts[2]?.told).toEqual(['Stays a draft: it had a password'])
  expect(notes).toEqual(['"About" was left out: it is a page.'])
})

function imported(xml: string) {
  const result = importWordPress(xml)
  if (!result.ok) throw new Error(result.problem)
  return result.imported
}

/** The Markdown of a post with this content. */
function markdownOf(content: string, ...others: string[]) {
  const post = item(
    `<title>One</title><wp:post_id>5</wp:post_id><wp:status>publish</wp:status><wp:post_type>post</wp:post_type><content:encoded><![CDATA[${content}]]></content:encoded>`,
  )
  const [first] = imported(wxr(post, ...others)).posts
  if (!first) throw new Error('Nothing was imported')
  return { markdown: first.post.content, told: first.told }
}

const block = (html: string) => `<!-- wp:x -->${html}<!-- /wp:x -->`

test.each([
  [
    'a table',
    '<figure><table><tr><th>Head</th></tr><tr><td>Cell</td></tr></table><figcaption>Words</figcaption></figure>',
    '| Head |\n| - |\n| Cell |\n\n*Words*',
  ],
  ['a pull quote', '<figure><blockquote><p>Said</p><cite>Ada</cite></blockquote></figure>', '> Said\n>\n> Ada'],
  [
    'an embed',
    '<figure><div><iframe src="https://video.example/1" title="Film"></iframe></div></figure>',
    '[Film](https://video.example/1)',
  ],
  [
    'code with a caption',
    '<figure><pre><code>a  b</code></pre><figcaption>Code</figcaption></figure>',
    '```\na  b\n```\n\n*Code*',
  ],
  [
    'a film',
    '<figure><video src="https://o.example/f.mp4" poster="https://o.example/p.png"></video><figcaption>Film</figcaption></figure>',
    '![](https://o.example/p.png)\n\n[f.mp4](https://o.example/f.mp4)\n\n*Film*',
  ],
  [
    'a sound',
    '<figure><audio><source src="https://o.example/s.ogg"></audio></figure>',
    '[s.ogg](https://o.example/s.ogg)',
  ],
  [
    'a bookmark',
    '<figure class="kg-bookmark-card"><a href="https://o.example/b"><div class="kg-bookmark-title">Title</div><div class="kg-bookmark-description">Words</div></a></figure>',
    '[Title](https://o.example/b)\n\nWords',
  ],
  [
    'a gallery',
    '<figure><ul><li><figure><img src="/1.png"><figcaption>One</figcaption></figure></li><li><figure><img src="/2.png"><figcaption>Two</figcaption></figure></li></ul><figcaption>Both</figcaption></figure>',
    '![](/1.png "One")\n\n![](/2.png "Two")\n\n*Both*',
  ],
  [
    'a picture that leads to itself',
    '<figure><a href="/1.png"><img src="/1-300.png" alt="A"></a></figure>',
    '![A](/1-300.png)',
  ],
  [
    'a picture that leads elsewhere',
    '<figure><a href="/page"><img src="/1.png" alt="A"></a><figcaption>C</figcaption></figure>',
    '[![A](/1.png)](/page)\n\n*C*',
  ],
  ['a link around blocks', '<a href="/page"><h3>Head</h3><p>Words</p></a>', '### [Head](/page)\n\n[Words](/page)'],
  ['details', '<details><summary>More</summary><p>Words</p></details>', '**More**\n\nWords'],
  ['marks with spaces in them', '<p>a <b>bold </b>b<i> c</i></p>', 'a **bold** b *c*'],
])('%s in a block stays', (_name, html, markdown) => {
  expect(markdownOf(block(html)).markdown).toBe(markdown)
})

const picture = (id: number, caption: string) =>
  item(
    `<wp:post_id>${id}</wp:post_id><wp:post_parent>5</wp:post_parent><wp:attachment_url>https://o.example/${id}.jpg</wp:attachment_url><wp:post_type>attachment</wp:post_type><excerpt:encoded><![CDATA[${caption}]]></excerpt:encoded>`,
  )

test.each([
  ['[gallery ids="12,11"]', '![](https://o.example/12.jpg "Two")\n\n![](https://o.example/11.jpg "One")'],
  ['[gallery]', '![](https://o.example/11.jpg "One")\n\n![](https://o.example/12.jpg "Two")'],
  [
    '[caption id="1" caption="Words"]<a href="/page"><img src="/a.png" /></a>[/caption]',
    '[![](/a.png)](/page)\n\n*Words*',
  ],
  ['[caption]<img src="/a.png" /> Words[/caption]', '![](/a.png "Words")'],
  ['[audio https://o.example/a.mp3]', '[a.mp3](https://o.example/a.mp3)'],
  ['[video mp4="https://o.example/a.mp4"][/video]', '[a.mp4](https://o.example/a.mp4)'],
  ['[embed width="9"]https://video.example/1[/embed]', '[https://video.example/1](https://video.example/1)'],
  [
    'Before\n\nhttps://video.example/2\n\nafter',
    'Before\n\n[https://video.example/2](https://video.example/2)\n\nafter',
  ],
  ['[[gallery]] and [1] and [x]', '\\[gallery] and \\[1] and \\[x]'],
])('%s becomes content', (content, markdown) => {
  expect(markdownOf(content, picture(11, 'One'), picture(12, 'Two'))).toEqual({ markdown, told: [] })
})

test('content drawn by plugins or filled in by the old site is reported; words between shortcodes stay', () => {
  expect(markdownOf('[wpforms id="3"] [slide]Words[/slide]')).toEqual({
    markdown: 'Words',
    told: ['Left out: content drawn by a plugin of the old site ([wpforms], [slide])'],
  })
  expect(markdownOf('<!-- wp:latest-posts {"a":1} /-->').told).toEqual([
    'Left out: blocks that the old site filled in (latest-posts)',
  ])
})

test('comments, tags beyond ten and other kinds are reported; pages one by one', () => {
  const comment = '<wp:comment><wp:comment_approved>1</wp:comment_approved></wp:comment>'
  const tags = Array.from({ length: 11 }, (_, number) => `<category domain="post_tag">T${number}</category>`)
  const post = item(`<title>A</title><wp:post_type>post</wp:post_type>${comment}${comment}${tags.join('')}`)
  const product = item('<title>P</title><wp:post_type>product</wp:post_type>')
  const { posts, notes } = imported(wxr(post, product, page))
  expect(posts[0]?.told).toEqual([
    'Left out: 2 comments',
    'These tags were left out, because a post can have only 10: T10',
  ])
  expect(notes).toEqual(['"About" was left out: it is a page.', '1 entry of the kind "product" left out.'])
})

test('the old addresses of a post are imported', () => {
  const post = item(
    '<title>A</title><link>https://old.example/2021/03/x/</link><guid>https://old.example/?p=12</guid><wp:post_type>post</wp:post_type>',
  )
  expect(imported(wxr(post)).posts[0]?.oldPaths).toEqual(['/2021/03/x/', '/?p=12'])
})

test.each(['', 'Hello', '<rss><channel><title>A feed</title></channel></rss>', '<a>'.repeat(10_000), '{"db":[]}'])(
  'what is no WordPress export is told so (%#)',
  (xml) => {
    expect(importWordPress(xml)).toEqual({ ok: false, problem: 'This is not the XML file that WordPress exports.' })
  },
)
