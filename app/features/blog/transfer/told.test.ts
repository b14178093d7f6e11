// What an import tells in English is a phrase, or made from one, so that it is told in the reader's language.
import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { translated } from '#app/languages/phrases.server.ts'
import { refusals } from '../../media/refusals.ts'
import { readPost } from './front-matter.ts'
import { importGhost } from './ghost/ghost.server.ts'
import { readImport } from './read-import.server.ts'
import { importWordPress } from './wordpress/wordpress.server.ts'
import { readZip, usualLimits } from './zip.server.ts'

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text))
const told = (read: { ok: true; imported: { posts: { told: string[] }[]; notes: string[] } } | { ok: false }) =>
  read.ok ? [...read.imported.notes, ...read.imported.posts.flatMap((post) => post.told)] : []

const item = (fields: string, content = 'Words') =>
  `<item><title>Contact Us</title><wp:post_id>1</wp:post_id>${fields.includes('post_type') ? '' : '<wp:post_type>post</wp:post_type>'}<wp:status>publish</wp:status>${fields}<content:encoded><![CDATA[${content}]]></content:encoded></item>`
const comment =
  '<wp:comment><wp:comment_approved>1</wp:comment_approved><wp:comment_type>comment</wp:comment_type></wp:comment>'
const tags = Array.from({ length: 12 }, (_, at) => `<category domain="post_tag">Tag ${at}</category>`).join('')
const kind = (name: string) => item(`<wp:post_type>${name}</wp:post_type>`)
const lost =
  '<script>1</script><form>a</form><canvas></canvas><applet></applet><img src="data:image/png;base64,AA">[wpforms id="1"]\n<!-- wp:latest-posts {"a":1} /-->'

const wordPress = `<rss><channel><wp:wxr_version>1.2</wp:wxr_version>${[
  item('<wp:post_password>x</wp:post_password>'),
  item(comment),
  item(comment + comment + tags, lost),
  item('', `[members_only]a[/members_only]`),
  item('<wp:postmeta><wp:meta_key>_members_access_role</wp:meta_key><wp:meta_value>a</wp:meta_value></wp:postmeta>'),
  item('', 'a'.repeat(200_001)),
  kind('page'),
  kind('product'),
  kind('event'),
  kind('event'),
].join('')}</channel></rss>`

const card = (type: string, fields: object) => ({ type, ...fields })
const lexical = JSON.stringify({
  root: {
    type: 'root',
    children: [
      card('unheard-of', { a: 1 }),
      card('html', { html: 'a', visibility: { showOnWeb: false } }),
      card('email', { html: '<p>Newsletter</p>' }),
      card('signup', { header: 'a' }),
      card('transistor', { a: 1 }),
    ],
  },
})
const ghost = JSON.stringify({
  data: {
    posts: [
      { id: '1', title: 'A', slug: 'a', lexical, status: 'published' },
      { id: '2', title: 'B', slug: 'b', html: '<p>a</p>', status: 'sent' },
      { id: '3', title: 'C', slug: 'c', lexical: '{', status: 'published' },
      { id: '4', title: 'About', slug: 'd', html: '<p>a</p>', type: 'page', status: 'published' },
    ],
  },
})

const frontMatter = [
  'slug: a',
  'title: [a]',
  `title: ${'a'.repeat(201)}`,
  'title: A\ndate: never',
  'title: A\ntags: 7',
  `title: A\ntags: [${tags.match(/Tag \d+/g)?.join(', ')}]`,
  `title: A\ntags: [${'a'.repeat(41)}]`,
  'title: A\nfeatured: perhaps',
  'title: A\nlanguage: xx',
  'title: A\nstatus: xx',
  'title: A\nimage: 7',
  `a: ${'a'.repeat(10_001)}`,
  'title: "A',
  'a: &a 1\nb: *a',
  '7',
]
const ofFiles = [...frontMatter.map((fields) => `---\n${fields}\n---\n\nWords\n`), 'Words'].flatMap((text) => {
  const read = readPost('a.md', text)
  return read.ok ? [] : [`posts/a.md was left out: ${read.problem}.`]
})

const zip = zipSync({ 'a.md': bytesOf('Words'), 'b.txt': bytesOf('b'), 'c.md': new Uint8Array([255, 254, 255]) })
const inZip = await readImport(zip)
const limits = { ...usualLimits, bytes: 10 }
const refused = [
  await readImport(bytesOf('{}')),
  await readImport(bytesOf('<a/>')),
  await readImport(new Uint8Array([255, 254, 255])),
  await readImport(zipSync({ 'a.json': new Uint8Array([255, 254, 255]) })),
  await readImport(zipSync({ '../a.md': bytesOf('Words') })),
  readZip(zip, limits),
  readZip(zip, { ...usualLimits, files: 1 }),
  readZip(zip, { ...usualLimits, unpacked: 1 }),
  readZip(bytesOf('PK'), usualLimits),
].map((read) => ('problem' in read ? read.problem : 'not refused'))

const messages = {
  WordPress: told(importWordPress(wordPress)),
  Ghost: told(importGhost(ghost)),
  'the files of a zip': [...ofFiles, ...(inZip.ok ? inZip.incoming.notes : [])],
  'a refused file': refused,
  'a refused picture': Object.values(refusals).map((text) => (typeof text === 'string' ? text : text('a PNG'))),
}

describe.each(Object.entries(messages))('what is told about %s', (_, lines) => {
  test.each([...new Set(lines)])('%s', (line) => {
    const [french, korean] = [translated('fr', line), translated('ko', line)]
    const words = (text: string) => text.replaceAll(/"[^"]*"|«[^»]*»|\([^)]*\)/g, '')
    expect(words(french)).not.toMatch(/\b(it|was|left|out|the|is|must|be|its)\b/)
    expect(korean).toMatch(/[가-힣]/)
    expect(words(korean)).not.toMatch(/\b(it|was|left|out|the|is|must|be|its)\b/)
  })
})

test('a title that is a phrase stays as it was typed', () => {
  const lines = messages.WordPress.map((line) => translated('fr', line))
  expect(lines.filter((line) => line.includes('Contact Us'))).not.toEqual([])
})
