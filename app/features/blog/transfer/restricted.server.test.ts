// Every sign of restricted access, in any source, keeps an imported post from becoming public.
import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { theSite } from '#db/audit.ts'
import { describeOnBothDialects } from '#tests/support/databases.ts'
import type { Post } from '../post.ts'
import { openValues } from './front-matter.ts'
import { readImport } from './read-import.server.ts'
import { runImport } from './run-import.server.ts'
import { stageImport } from './stage-import.server.ts'
import { publicStates, restrictingBlocks, restrictingFields, restrictingShortcodes } from './wordpress/access.ts'

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text))

const ghost = (fields: Record<string, unknown>) => {
  const post = {
    id: '1',
    title: 'A',
    slug: 'a',
    html: '<p>Words</p>',
    status: 'published',
    published_at: 1_600_000_000_000,
  }
  return bytesOf(JSON.stringify({ data: { posts: [{ ...post, ...fields }] } }))
}

const wordPress = (fields: string, content = 'Words') =>
  bytesOf(`<rss><channel><wp:wxr_version>1.2</wp:wxr_version><item><title>A</title><wp:post_id>1</wp:post_id>
<wp:post_type>post</wp:post_type><wp:post_date_gmt>2020-01-02 03:04:05</wp:post_date_gmt>
${fields.includes('wp:status') ? '' : '<wp:status>publish</wp:status>'}${fields}<content:encoded><![CDATA[${content}]]></content:encoded></item></channel></rss>`)
const field = (name: string, value: string) =>
  `<wp:postmeta><wp:meta_key>${name}</wp:meta_key><wp:meta_value>${value}</wp:meta_value></wp:postmeta>`

const markdown = (line: string) =>
  new Uint8Array(
    zipSync({ 'posts/a.md': bytesOf(`---\ntitle: A\ndate: 2020-01-02\nstatus: published\n${line}\n---\n\nWords\n`) }),
  )

const lexical = (visibility: unknown) =>
  JSON.stringify({ root: { type: 'root', children: [{ type: 'html', html: '<p>Words</p>', visibility }] } })

const restricted: Record<string, Uint8Array> = {
  ...Object.fromEntries(
    ['members', 'paid', 'tiers', 'filter', 'none', '', 'Public', 'a word that Ghost comes to use'].map((visibility) => [
      `Ghost, visibility "${visibility}"`,
      ghost({ visibility }),
    ]),
  ),
  'Ghost, only mailed': ghost({ status: 'sent' }),
  'Ghost, a card for members': ghost({
    html: null,
    lexical: lexical({ web: { nonMember: false, memberSegment: 'status:free' } }),
  }),
  'Ghost, a part for members': ghost({
    html: '<!--kg-gated-block:begin nonMember:false memberSegment:"status:free" --><p>Words</p><!--kg-gated-block:end-->',
  }),
  'WordPress, with a password': wordPress('<wp:post_password>x</wp:post_password>'),
  ...Object.fromEntries(
    ['private', 'pending', 'draft', 'auto-save', 'inherit', 'a word that a plugin uses'].map((status) => [
      `WordPress, status "${status}"`,
      wordPress(`<wp:status>${status}</wp:status>`),
    ]),
  ),
  ...Object.fromEntries(
    Object.keys(restrictingFields).map((name) => [`WordPress, field ${name}`, wordPress(field(name, 'gold'))]),
  ),
  ...Object.fromEntries(
    restrictingShortcodes.map((name) => [
      `WordPress, shortcode [${name}]`,
      wordPress('', `Before [${name} level="gold"]Words[/${name}]`),
    ]),
  ),
  ...Object.fromEntries(
    restrictingBlocks.map((name) => [
      `WordPress, block ${name}`,
      wordPress('', `<!-- wp:${name} {"a":1} --><p>Words</p><!-- /wp:${name} -->`),
    ]),
  ),
  ...Object.fromEntries(Object.keys(openValues).map((name) => [`Markdown, ${name}`, markdown(`${name}: gold`)])),
}

const open: Record<string, Uint8Array> = {
  'Ghost, public': ghost({ visibility: 'public' }),
  'Ghost, of a version without members': ghost({}),
  'WordPress, published': wordPress(''),
  ...Object.fromEntries(
    Object.entries(restrictingFields).flatMap(([name, values]) =>
      values.map((value) => [`WordPress, field ${name} "${value}"`, wordPress(field(name, value))]),
    ),
  ),
  'Markdown, without a word of it': markdown(''),
  ...Object.fromEntries(
    Object.entries(openValues).flatMap(([name, values]) =>
      values.map((value) => [`Markdown, ${name} ${value}`, markdown(`${name}: ${JSON.stringify(value)}`)]),
    ),
  ),
}

describeOnBothDialects('an import', (openDatabase) => {
  test('never publishes restricted posts, and keeps the state of all others', async () => {
    const db = await openDatabase()
    const by = { actor: theSite, now: Date.UTC(2026, 0, 1) }
    const deeds = { takePictures: async (post: Post) => ({ post, notes: [] }), addRedirects: async () => 0 }
    const outcomes = new Map<string, string>()
    for (const [name, file] of Object.entries({ ...restricted, ...open })) {
      const read = await readImport(file)
      if (!read.ok) throw new Error(`${name}: ${read.problem}`)
      for (const post of read.incoming.posts) post.key = name
      const [first] = read.incoming.posts
      if (first) {
        if (first.isRestricted) expect([name, first.post.status]).toEqual([name, 'draft'])
        // The import does not rely on that.
        const status = first.isRestricted ? 'published' : first.post.status
        first.post = { ...first.post, title: name, slug: name, status }
      }
      const id = await stageImport(db, { name, ...read }, by)
      await runImport(db, id, { publish: 'kept', redirects: false, hosts: [] }, deeds, by)
    }
    for (const { title, status, live_from } of await db.selectFrom('posts').selectAll().execute()) {
      outcomes.set(title, live_from === null ? status : 'public')
    }
    expect(Object.keys(restricted).filter((name) => outcomes.get(name) !== 'draft')).toEqual([])
    expect(Object.keys(open).filter((name) => outcomes.get(name) !== 'public')).toEqual([])
  }, 120_000)
})

test('the reason is reported', async () => {
  const read = await readImport(wordPress('<wp:status>private</wp:status>'))
  expect(read.ok && read.incoming.posts[0]?.told).toEqual(['Stays a draft: it was private'])
})

test('only two of WordPress’s states can become public', () => {
  expect(publicStates).toEqual({ publish: 'published', future: 'scheduled' })
})
