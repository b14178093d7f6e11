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
  const result = importWordPress(wxr(classic, blocks, cover, page, trashed, secret))
  if (!result.ok) throw new Error(result.problem)
  const { posts, notes } = result.imported
  expect(posts.map(({ title, slug, status }) => [title, slug, status])).toEqual([
    ['Rock & roll', '두-번째', 'published'],
    ['Blocks', 'blocks', 'draft'],
    ['Secret', 'secret', 'draft'],
  ])
  expect(posts[0]).toMatchObject({
    category: 'Programming',
    tags: ['JavaScript'],
    author: 'Ada Lovelace',
    excerpt: 'Short.',
    image: { src: 'https://o.example/c.jpg', alt: '' },
    featured: true,
    publishAt: Date.UTC(2024, 4, 6, 7, 8, 9),
  })
  expect(posts[0]?.content).toBe(
    [
      'First line  \nsecond line.',
      '## Head',
      '-   one',
      '\\[caption id="1"\\]![A](https://o.example/a.png) Words\\[/caption\\]',
    ].join('\n\n'),
  )
  expect(posts[1]).toMatchObject({ author: 'bob', publishAt: null, content: 'One.\n\n```\na  b\n```' })
  expect(notes).toEqual(['"About" was left out: it is a page.', '"Secret" became a draft: it had a password.'])
})

test.each(['', 'Hello', '<rss><channel><title>A feed</title></channel></rss>', '<a>'.repeat(10_000), '{"db":[]}'])(
  'what is no WordPress export is told so (%#)',
  (xml) => {
    expect(importWordPress(xml)).toEqual({ ok: false, problem: 'This is not the XML file that WordPress exports.' })
  },
)
