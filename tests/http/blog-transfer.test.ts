// Posts out of the site and into it; redirects, and the report of what visitors did not find.
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPostArchive } from '#app/features/blog/transfer/post-archive.server.ts'
import { signedIn } from '#tests/support/people.ts'
import { emptyBlog, makePost } from '#tests/support/posts.ts'
import { type Site, startSite } from '#tests/support/site.ts'
import type { Visitor } from '#tests/support/visitor.ts'

let site: Site
let editor: Visitor
beforeAll(async () => {
  site = await startSite()
  editor = await signedIn(site, 'editor', { name: 'Eva' })
})
afterAll(() => site.close())

const transfer = '/admin-controls/transfer'

async function exported() {
  const answer = await fetch(`${site.url}${transfer}/export.zip`, {
    headers: { Cookie: [...editor.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  })
  expect(answer.headers.get('Content-Type')).toBe('application/zip')
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const read = readPostArchive(bytes)
  if (!read.ok) throw new Error(read.problem)
  return { bytes, ...read.archive }
}

const fileForm = (bytes: Uint8Array, name: string) => {
  const body = new FormData()
  body.set('file', new Blob([new Uint8Array(bytes)]), name)
  return body
}

test('what is exported comes back exactly, pictures included, into an empty blog', async () => {
  const red = await sharp({ create: { width: 700, height: 300, channels: 3, background: '#ff3e3e' } })
    .png()
    .toBuffer()
  const uploaded = await editor.send('/admin-controls/media', fileForm(red, 'red.png'))
  const src = /\((\/media\/[^)]+)\)/.exec(String(uploaded.$('#markdown').val()))?.[1] ?? ''
  await makePost(site.db, {
    title: 'With a picture',
    content: `![Red](${src})`,
    image: src,
    imageAlt: 'Red',
    tags: 'a, b',
  })
  const before = await exported()
  expect(before.posts).toHaveLength(9)
  expect([...before.media.keys()]).toEqual([src])

  await site.db.deleteFrom('posts').execute()
  await site.db.deleteFrom('post_slugs').execute()
  const page = await editor.send(transfer, fileForm(before.bytes, 'blog.zip'))
  expect(page.text).toContain('9 posts were imported')
  const after = await exported()
  const bySlug = (a: { slug: string }, b: { slug: string }) => (a.slug < b.slug ? -1 : 1)
  expect(after.posts.sort(bySlug)).toEqual(before.posts.sort(bySlug))
  expect((await site.visitor().visit('/blog/with-a-picture')).$('.post-text img').attr('src')).toBe(src)
})

test('imported again nothing is overwritten, and the page says what was done otherwise', async () => {
  const { bytes } = await exported()
  const page = await editor.send(transfer, fileForm(bytes, 'blog.zip'))
  expect(page.text).toContain('has the address rebuild-or-repair-2: rebuild-or-repair was taken.')
  expect((await site.visitor().visit('/blog/rebuild-or-repair')).status).toBe(200)
})

test('a Ghost export is taken in: posts, tags, authors, addresses', async () => {
  await emptyBlog(site.db)
  const post = {
    id: '1',
    title: 'From Ghost',
    slug: 'from-ghost',
    html: '<p>Some <b>words</b>.</p>',
    status: 'published',
  }
  const data = {
    posts: [{ ...post, published_at: '2020-01-02T03:04:05.000Z' }],
    tags: [{ id: 't', name: 'Ghostly' }],
    posts_tags: [{ post_id: '1', tag_id: 't' }],
    users: [{ id: 'u', name: 'Gina Ghost' }],
    posts_authors: [{ post_id: '1', author_id: 'u' }],
  }
  const page = await editor.send(transfer, fileForm(Buffer.from(JSON.stringify({ db: [{ data }] })), 'ghost.json'))
  expect(page.text).toContain('One post was imported')
  const { $ } = await site.visitor().visit('/blog/from-ghost')
  expect($('.post-text strong').text()).toBe('words')
  expect($('.post-tags').text()).toBe('Ghostly')
  expect($('[rel=author]').text()).toBe('Gina Ghost')
  expect($('.page-hero time').attr('datetime')).toBe('2020-01-02T03:04:05.000Z')
})

test.each([
  ['{"not":"ghost"}', 'This is not the JSON file that Ghost exports.'],
  ['<rss/>', 'This is not the XML file that WordPress exports.'],
  ['PK and no more', 'This is not a zip archive, or it is not whole.'],
  ['\xff\xfe', 'neither a zip nor a text'],
])('%j is refused in words', async (content, words) => {
  const page = await editor.send(transfer, fileForm(Buffer.from(content, 'latin1'), 'x'))
  expect(page.status).toBe(422)
  expect(page.$('.error-summary').text()).toContain(words)
})

test('a redirect leads on, keeps the query and counts; where a page is, none can be made', async () => {
  const page = await editor.visit('/admin-controls/redirects')
  const taken = await editor.submit(page, '#redirect', { from: '/about', to: '/contact' })
  expect(taken.text).toContain('There is a page at this address')
  const itself = await editor.submit(taken, '#redirect', { from: '/old page/', to: '/old%20page' })
  expect(itself.text).toContain('This leads to itself')
  const outside = await editor.submit(itself, '#redirect', { from: '/x', to: 'javascript:alert(1)' })
  expect(outside.status).toBe(422)
  const made = await editor.submit(outside, '#redirect', { from: '/old page/', to: '/about' })
  expect(made.text).toContain('/old%20page leads to /about now.')
  const answer = await site.visitor().visit('/old%20page?a=b', { follow: false })
  expect([answer.status, answer.headers.get('Location')]).toEqual([301, '/about?a=b'])
  const chained = await editor.submit(made, '#redirect', { from: '/older', to: '/old%20page' })
  expect(chained.text).toContain('This is a redirect itself')
  const hits = async () => (await site.db.selectFrom('redirects').select('hits').executeTakeFirstOrThrow()).hits
  await expect.poll(hits, { timeout: 20_000 }).toBe(1)
})

test('the report says what visitors did not find, and nothing of what may be secret', async () => {
  const visitor = site.visitor()
  await visitor.visit('/brochure.pdf', { headers: { Referer: `${site.url}/about?x=y` } })
  await visitor.visit('/brochure.pdf?token=secret')
  await visitor.visit('/wp-login.php')
  await visitor.visit(`/status/${'a'.repeat(43)}`)
  await visitor.visit('/dashboard/nothing', { follow: false })
  const rows = () => site.db.selectFrom('missing_pages').select(['path', 'hits', 'linked_from']).execute()
  await expect.poll(rows, { timeout: 20_000 }).toEqual([{ path: '/brochure.pdf', hits: 2, linked_from: '/about' }])
  const report = await editor.visit('/admin-controls/missing')
  expect(report.text).toContain('/brochure.pdf')
  const link = report.$('a[href^="/admin-controls/redirects?from="]').attr('href') ?? ''
  expect((await editor.visit(link)).$('[name=from]').val()).toBe('/brochure.pdf')
})
