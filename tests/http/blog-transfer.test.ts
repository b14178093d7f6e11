// Export and import of posts; redirects, and the report of missing pages.

import { zipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { sayInEnglish } from '#app/languages/message.ts'
import { signedIn } from '#tests/support/people.ts'
import { readPostArchive } from '#tests/support/post-archive.ts'
import { changePost, emptyBlog, makePost } from '#tests/support/posts.ts'
import { startSite } from '#tests/support/site.ts'

const site = await startSite()
afterAll(() => site.close())
const editor = await signedIn(site, 'editor', { name: 'Eva' })

const transfer = '/admin-controls/transfer'

async function exported() {
  const answer = await fetch(`${site.url}${transfer}/export.zip`, {
    headers: { Cookie: [...editor.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  })
  expect(answer.headers.get('Content-Type')).toBe('application/zip')
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const read = readPostArchive(bytes)
  if (!read.ok) throw new Error(sayInEnglish(read.problem))
  return { bytes, ...read.archive }
}

const fileForm = (bytes: Uint8Array, name: string) => {
  const body = new FormData()
  body.set('file', new Blob([new Uint8Array(bytes)]), name)
  return body
}

/** Uploads a file, and imports it with the form's options. */
async function imported(file: Uint8Array, name: string, chosen: Record<string, string> = { publish: 'kept' }) {
  const dryRun = await editor.send(transfer, fileForm(file, name))
  expect(dryRun.status).toBe(200)
  return { dryRun, page: await editor.submit(dryRun, '#import', chosen) }
}

test('an export is imported unchanged into an empty blog, pictures included', async () => {
  const red = await sharp({ create: { width: 700, height: 300, channels: 3, background: '#ff3e3e' } })
    .png()
    .toBuffer()
  const uploaded = await editor.send('/admin-controls/media', fileForm(red, 'red.png'))
  const src = /\((\/media\/[^)]+)\)/.exec(String(uploaded.$('.copy-field input').val()))?.[1] ?? ''
  await makePost(site.db, {
    title: 'With a picture',
    content: `![Red](${src})`,
    image: src,
    imageAlt: 'Red',
    tags: 'a, b',
  })
  const before = await exported()
  expect([...before.media.keys()]).toEqual([src])

  await site.db.deleteFrom('posts').execute()
  await site.db.deleteFrom('post_slugs').execute()
  const { page } = await imported(before.bytes, 'blog.zip')
  expect(page.text).toContain(`${before.posts.length} posts were imported.`)
  const after = await exported()
  const bySlug = (a: { slug: string }, b: { slug: string }) => (a.slug < b.slug ? -1 : 1)
  expect(after.posts.sort(bySlug)).toEqual(before.posts.sort(bySlug))
  expect((await site.visitor().visit('/blog/with-a-picture')).$('.post-text img').attr('src')).toBe(src)
})

test('a repeated import creates nothing twice, and the page says so', async () => {
  const { bytes, posts } = await exported()
  const { page } = await imported(bytes, 'blog.zip')
  expect(page.text).toContain('0 posts were imported.')
  expect(page.text).toContain('Not imported: "With a picture" is already here')
  expect((await exported()).posts).toHaveLength(posts.length)
})

const published = (slug: string, content: string, more = '') => ({
  [`posts/${slug}.md`]: Buffer.from(`---\ntitle: ${slug}\ndate: 2021-03-04\n${more}---\n\n${content}\n`),
})

test('the dry run lists each post’s losses; by default all become drafts', async () => {
  await emptyBlog(site.db)
  const posts = () => site.db.selectFrom('posts').select(['slug', 'status']).where('trashed_at', 'is', null).execute()
  const before = await posts()
  const file = zipSync({
    ...published('dry-one', 'a'),
    ...published('dry-two', 'c', 'visibility: paid\n'),
    'notes.txt': Buffer.from('d'),
  })
  const dryRun = await editor.send(transfer, fileForm(file, 'dry.zip'))
  expect(await posts()).toEqual(before)
  const rows = dryRun.texts('tbody tr')
  expect(rows).toEqual(['dry-oneA postNothing', 'dry-twoAlways a draftStays a draft: only members could read it'])
  expect(dryRun.text).toContain('notes.txt was left out: it is neither a Markdown file nor a picture.')
  await editor.submit(dryRun, '#import', {})
  expect((await posts()).filter(({ slug }) => slug.startsWith('dry-'))).toEqual([
    { slug: 'dry-one', status: 'draft' },
    { slug: 'dry-two', status: 'draft' },
  ])
})

test('an import is undone as a whole, except for changed posts', async () => {
  const zip = zipSync({ ...published('went', 'Words'), ...published('stays', 'Words') })
  const { page } = await imported(zip, 'blog.zip')
  const { id } = await site.db.selectFrom('posts').select('id').where('slug', '=', 'stays').executeTakeFirstOrThrow()
  await changePost(site.db, id, { title: 'Changed since' })

  const asked = await editor.visit(page.$('a[href$="/undo"]').attr('href') ?? '')
  const undone = await editor.submit(asked, '#undo')
  expect(undone.text).toContain('Posts deleted: 1. Kept, because they have been edited since: 1.')
  expect((await site.visitor().visit('/blog/went')).status).toBe(404)
  const again = await imported(zip, 'blog.zip')
  expect(again.page.text).toContain('One post was imported.')
  expect((await site.visitor().visit('/blog/went')).status).toBe(200)
})

test('pictures beside their posts are added to the library; others become links', async () => {
  const picture = (background: string) =>
    sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .png()
      .toBuffer()
  const zip = zipSync({
    'blog/one/index.md': Buffer.from(
      '---\ntitle: One\nslug: one\ndate: 2021-03-04\n---\n\n![Blue](images/a.png)\n\n![Far](https://other.example/x.png)\n',
    ),
    'blog/one/images/a.png': await picture('#2233ff'),
    'blog/two/index.md': Buffer.from('---\ntitle: Two\nslug: two\ndate: 2021-03-04\n---\n\n![Red](images/a.png)\n'),
    'blog/two/images/a.png': await picture('#ff3322'),
  })
  const { page } = await imported(zip, 'blog.zip')
  expect(page.text).toContain('Picture https://other.example/x.png: it is not in the archive and becomes a link')
  const shown = async (slug: string) => (await site.visitor().visit(`/blog/${slug}`)).$('.post-text img')
  const [one, two] = [await shown('one'), await shown('two')]
  expect([one.attr('alt'), two.attr('alt')]).toEqual(['Blue', 'Red'])
  expect(one.attr('src')).toMatch(/^\/media\//)
  expect(two.attr('src')).not.toBe(one.attr('src'))
})

test.each([
  ['{}', 'This is not a zip archive, or it is incomplete.'],
  ['PK and no more', 'This is not a zip archive, or it is incomplete.'],
])('%j is refused in words', async (content, words) => {
  const page = await editor.send(transfer, fileForm(Buffer.from(content, 'latin1'), 'x'))
  expect(page.status).toBe(422)
  expect(page.$('.field-error').text()).toContain(words)
})

test('a redirect keeps the query and counts its uses; none can be made for an existing page', async () => {
  const page = await editor.visit('/admin-controls/redirects')
  const taken = await editor.submit(page, '#redirect', { from: '/about', to: '/contact' })
  expect(taken.text).toContain('There is already a page at this address')
  const itself = await editor.submit(taken, '#redirect', { from: '/old page/', to: '/old%20page' })
  expect(itself.text).toContain('A redirect cannot lead to itself')
  const outside = await editor.submit(itself, '#redirect', { from: '/x', to: 'javascript:alert(1)' })
  expect(outside.status).toBe(422)
  const made = await editor.submit(outside, '#redirect', { from: '/old page/', to: '/about' })
  expect(made.text).toContain('Redirect added: /old%20page → /about.')
  const answer = await site.visitor().visit('/old%20page?a=b', { follow: false })
  expect([answer.status, answer.headers.get('Location')]).toEqual([301, '/about?a=b'])
  const chained = await editor.submit(made, '#redirect', { from: '/older', to: '/old%20page' })
  expect(chained.text).toContain('This address is itself a redirect')
  const hits = async () => {
    const used = site.db.selectFrom('redirects').select('hits').where('from_path', '=', '/old%20page')
    return (await used.executeTakeFirstOrThrow()).hits
  }
  await expect.poll(hits, { timeout: 120_000 }).toBe(1)
})

test('the report lists missing pages, without paths that may be secret', async () => {
  const visitor = site.visitor()
  await visitor.visit('/brochure.pdf', { headers: { Referer: `${site.url}/about?x=y` } })
  await visitor.visit('/brochure.pdf?token=secret')
  await visitor.visit('/wp-login.php')
  await visitor.visit(`/status/${'a'.repeat(43)}`)
  await visitor.visit('/dashboard/nothing', { follow: false })
  const missed = site.db.selectFrom('missing_pages').select(['path', 'hits', 'linked_from'])
  // The tests above undo an import, and visit its deleted posts.
  const rows = () => missed.where('path', 'not like', '%/went').execute()
  await expect.poll(rows, { timeout: 120_000 }).toEqual([{ path: '/brochure.pdf', hits: 2, linked_from: '/about' }])
  const report = await editor.visit('/admin-controls/missing')
  expect(report.text).toContain('/brochure.pdf')
  const link = report.$('a[href^="/admin-controls/redirects?from="]').attr('href') ?? ''
  expect((await editor.visit(link)).$('[name=from]').val()).toBe('/brochure.pdf')
})
