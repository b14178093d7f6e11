// Export and import of posts; redirects, and the report of missing pages.
import { zipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedIn } from '#tests/support/people.ts'
import { readPostArchive } from '#tests/support/post-archive.ts'
import { changePost, emptyBlog, makePost } from '#tests/support/posts.ts'
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

const ghost = (...posts: Record<string, unknown>[]) => {
  const data = {
    posts: posts.map((post, index) => ({ id: `${index}`, status: 'published', ...post })),
    tags: [{ id: 't', name: 'Ghostly' }],
    posts_tags: [{ post_id: '0', tag_id: 't' }],
    users: [{ id: 'u', name: 'Gina Ghost' }],
    posts_authors: [{ post_id: '0', author_id: 'u' }],
  }
  return Buffer.from(JSON.stringify({ db: [{ data }] }))
}
const published_at = '2020-01-02T03:04:05.000Z'

test('a Ghost export is imported: posts, tags, authors, slugs', async () => {
  await emptyBlog(site.db)
  const file = ghost({ title: 'From Ghost', slug: 'from-ghost', html: '<p>Some <b>words</b>.</p>', published_at })
  const { page } = await imported(file, 'ghost.json')
  expect(page.text).toContain('One post was imported')
  const { $ } = await site.visitor().visit('/blog/from-ghost')
  expect($('.post-text strong').text()).toBe('words')
  expect($('.post-tags').text()).toBe('Ghostly')
  expect($('[rel=author]').text()).toBe('Gina Ghost')
  expect($('.hero time').attr('datetime')).toBe(published_at)
})

test('the dry run lists each post’s losses; by default all become drafts', async () => {
  const posts = () => site.db.selectFrom('posts').select(['slug', 'status']).where('trashed_at', 'is', null).execute()
  const before = await posts()
  const file = ghost(
    { id: 'd1', title: 'Dry one', slug: 'dry-one', html: '<p>a</p><form>b</form>', published_at },
    { id: 'd2', title: 'Dry two', slug: 'dry-two', html: '<p>c</p>', visibility: 'paid', published_at },
    { id: 'd3', title: 'A page', slug: 'dry-page', html: '<p>d</p>', type: 'page' },
  )
  const dryRun = await editor.send(transfer, fileForm(file, 'dry.json'))
  expect(await posts()).toEqual(before)
  const rows = dryRun
    .$('tbody tr')
    .toArray()
    .map((row) => dryRun.$(row).text())
  expect(rows).toEqual([
    'Dry oneA postLeft out: a form (its text was kept)',
    'Dry twoAlways a draftStays a draft: only members could read it',
  ])
  expect(dryRun.text).toContain('"A page" was left out: it is a page.')
  await editor.submit(dryRun, '#import', {})
  expect((await posts()).filter(({ slug }) => slug.startsWith('dry-'))).toEqual([
    { slug: 'dry-one', status: 'draft' },
    { slug: 'dry-two', status: 'draft' },
  ])
})

test('old URLs redirect to the posts, and an import is undone as a whole, except for changed posts', async () => {
  const item = (id: number, slug: string) =>
    `<item><title>${slug}</title><link>https://old.example/2021/03/${slug}/</link><wp:post_id>${id}</wp:post_id><wp:post_name>${slug}</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type><wp:post_date_gmt>2021-03-04 05:06:07</wp:post_date_gmt><content:encoded>Words</content:encoded></item>`
  const wxr = `<rss><channel><wp:wxr_version>1.2</wp:wxr_version><link>https://old.example</link>${item(1, 'went')}${item(2, 'stays')}</channel></rss>`
  const { page } = await imported(Buffer.from(wxr), 'wp.xml')
  const old = () => site.visitor().visit('/2021/03/went', { follow: false })
  expect((await old()).headers.get('Location')).toBe('/blog/went')
  expect((await site.visitor().visit('/2021/03/went/')).status).toBe(200)
  const { id } = await site.db.selectFrom('posts').select('id').where('slug', '=', 'stays').executeTakeFirstOrThrow()
  await changePost(site.db, id, { title: 'Changed since' })

  const asked = await editor.visit(page.$('a[href$="/undo"]').attr('href') ?? '')
  const undone = await editor.submit(asked, '#undo')
  expect(undone.text).toContain('Posts deleted: 1. Kept, because they have been edited since: 1.')
  expect((await old()).status).toBe(404)
  expect((await site.visitor().visit('/blog/went')).status).toBe(404)
  const again = await imported(Buffer.from(wxr), 'wp.xml')
  expect(again.page.text).toContain('One post was imported.')
  expect((await site.visitor().visit('/blog/went')).status).toBe(200)
})

test('pictures in a zip are added to the library; without permission no other site is contacted', async () => {
  const blue = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#2233ff' } })
    .png()
    .toBuffer()
  const html =
    '<p><img src="__GHOST_URL__/content/images/2024/b.png" alt="Blue"></p><p><img src="https://other.example/x.png" alt="Other"></p>'
  const zip = zipSync({
    'export.json': ghost({ id: 'z', title: 'Zipped', slug: 'zipped', html, published_at }),
    'content/images/2024/b.png': blue,
  })
  const { dryRun, page } = await imported(zip, 'ghost.zip')
  expect(dryRun.text).toContain('Only an admin can have them fetched')
  expect(page.text).toContain('Picture https://other.example/x.png: it stays on the old site and becomes a link')
  const shown = (await site.visitor().visit('/blog/zipped')).$('.post-text img')
  expect(shown.attr('src')).toMatch(/^\/media\//)
  expect(shown.attr('alt')).toBe('Blue')
  const admin = await signedIn(site, 'admin', { name: 'Ada' })
  const offered = await admin.send(transfer, fileForm(zip, 'ghost.zip'))
  expect(offered.$('[name=hosts]').val()).toBe('other.example')
})

test('pictures of another site are fetched only if an admin allows its host, and only from public addresses', async () => {
  const html = '<p><img src="http://127.0.0.1/a.png" alt="Inside"></p>'
  const told = async (who: Visitor, id: string, hosts: string) => {
    const file = ghost({ id, title: `Asks ${id}`, slug: `asks-${id}`, html, published_at })
    const dryRun = await who.send(transfer, fileForm(file, 'ghost.json'))
    return (await who.submit(dryRun, '#import', { publish: 'kept', hosts })).text
  }
  const admin = await signedIn(site, 'admin', { name: 'Ada' })
  expect(await told(editor, 'h1', '127.0.0.1')).toContain('a.png: it stays on the old site and becomes a link')
  expect(await told(admin, 'h2', 'other.example')).toContain('a.png: it stays on the old site and becomes a link')
  expect(await told(admin, 'h3', '127.0.0.1')).toContain('a.png: its address is not public')
  const allowed = await site.db.selectFrom('imports').select('options').orderBy('id', 'desc').limit(3).execute()
  expect(allowed.map(({ options }) => JSON.parse(options ?? '{}').hosts)).toEqual([['127.0.0.1'], [], []])
})

test.each([
  ['{"not":"ghost"}', 'This is not the JSON file that Ghost exports.'],
  ['<rss/>', 'This is not the XML file that WordPress exports.'],
  ['PK and no more', 'This is not a zip archive, or it is incomplete.'],
  ['\xff\xfe', 'neither a zip nor UTF-8 text'],
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
  expect(made.text).toContain('/old%20page now redirects to /about.')
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
