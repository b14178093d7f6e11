// The blog manager without scripts: writing, previewing, concurrent editing, revisions, the trash, pictures.
import { request } from 'node:http'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { signedIn } from '#tests/support/people.ts'
import { changePost, makePost } from '#tests/support/posts.ts'
import { startSite } from '#tests/support/site.ts'
import type { Page, Visitor } from '#tests/support/visitor.ts'

const site = await startSite()
afterAll(() => site.close())
const editor = await signedIn(site, 'editor', { name: 'Eva', timeZone: 'America/New_York' })
beforeEach(async () => {
  await site.db.deleteFrom('rate_limits').execute()
})

const manager = '/admin-controls'
const postPath = (id: string) => `${manager}/${id}`
const contentOf = async (id: string) =>
  (await site.db.selectFrom('posts').select('content').where('id', '=', id).executeTakeFirstOrThrow()).content

test('a stranger is redirected to sign in and returns', async () => {
  const stranger = site.visitor()
  const answer = await stranger.visit(manager, { follow: false })
  expect(answer.headers.get('Location')).toBe('/login?redirectTo=%2Fadmin-controls')
  expect((await editor.visit('/dashboard/blog')).url.pathname).toBe(manager)
})

test('the first articles are drafts that one button publishes', async () => {
  await site.db.updateTable('posts').set({ status: 'draft', live_from: null }).where('origin', '=', 'first').execute()
  expect((await site.visitor().visit('/blog')).text).toContain('Our first articles are on the way.')
  const after = await editor.submit(await editor.visit(manager), '#first-posts-publish')
  expect(after.text).toContain('8 posts published.')
  const again = await editor.visit('/admin-controls/first-posts/publish')
  expect([again.$('h1').text(), again.$('#first-posts-publish').length]).toEqual(['This can’t be done now', 0])
  expect(after.$('#first-posts-publish')).toHaveLength(0)
  expect((await site.visitor().visit('/blog')).$('.post-card')).toHaveLength(6)
})

test('the first articles are deleted by one button, and the list says that it is empty', async () => {
  const page = await editor.visit(manager)
  expect(page.$('tbody tr')).toHaveLength(8)
  const after = await editor.submit(page, '#first-posts')
  expect(after.text).toContain('8 posts moved to trash.')
  expect(after.text).toContain('No posts found. Create your first post!')
  expect(after.$('a[href="/admin-controls/new"]').first().text()).toBe('Create New Post')
})

test('a post is written, refused with every word kept, and published', async () => {
  const page = await editor.visit(`${manager}/new`)
  const refused = await editor.submit(page, '#post', { title: ' ', content: ' ', excerpt: 'Kept', status: 'scheduled' })
  expect(refused.status).toBe(422)
  expect(refused.text).toContain('Title is required')
  expect(refused.text).toContain('Content is required')
  expect(refused.$('[name=excerpt]').val()).toBe('Kept')
  expect(refused.$('[name=status] [selected]').val()).toBe('scheduled')
  const undated = await editor.submit(refused, '#post', { title: 'Hello', content: '# Too high\n\n[gone](/nowhere)' })
  expect(undated.text).toContain('Date is required for a scheduled post')
  const saved = await editor.submit(undated, '#post', { status: 'published' })
  expect(saved.text).toContain('Post saved.')
  expect(saved.text).toContain('The heading "Too high" has the first level')
  expect(saved.text).toContain('The link to /nowhere leads to a page that does not exist.')
  for (const city of ['Seoul', 'Buea', 'Your time']) expect(saved.$('.post-side dt').text()).toContain(city)
  expect((await site.visitor().visit('/blog/hello')).status).toBe(200)
  const post = await site.db.selectFrom('posts').selectAll().where('slug', '=', 'hello').executeTakeFirstOrThrow()
  expect(post).toMatchObject({ author: 'Eva', category: 'Technology', version: 1 })
})

test('one press publishes a new post, a stored draft, and a scheduled post before its time', async () => {
  const publish = 'publish'
  const button = (page: Page) => page.$(`.post-bar [name=${publish}]`)
  const page = await editor.visit(`${manager}/new`)
  expect(button(page).find('.at-once').text()).toBe('Publish')
  const refused = await editor.submit(page, '#post', { title: ' ', content: 'x', [publish]: 'due' })
  expect(refused.status).toBe(422)
  const made = await editor.submit(refused, '#post', { title: 'Pressed', [publish]: 'due' })
  expect(made.text).toContain('Post published.')
  expect(made.$('.banner + a').attr('href')).toBe('/blog/pressed')
  expect(button(made)).toHaveLength(0)
  expect(made.$('.post-state').text()).toContain('Published')
  expect((await site.visitor().visit('/blog/pressed')).status).toBe(200)

  const draft = await editor.visit(postPath(await makePost(site.db, { title: 'Waiting', status: 'draft' })))
  expect(draft.$('.post-state').text()).toContain('Draft')
  const planned = await editor.submit(draft, '#post', {
    ...{ status: 'scheduled', date: '2999-01-02', time: '10:00' },
    [publish]: 'due',
  })
  expect(planned.text).toContain('Post scheduled.')
  expect(planned.$('.banner + a')).toHaveLength(0)
  expect(planned.$('.post-state').text()).toMatch(/Scheduled for 2 Jan 2999, 10:00/)
  expect((await site.visitor().visit('/blog/waiting')).status).toBe(404)
  expect([button(planned).text(), button(planned).val()]).toEqual(['Publish now', 'now'])
  const early = await editor.submit(planned, '#post', { [publish]: 'now' })
  expect(early.text).toContain('Post published.')
  expect((await site.visitor().visit('/blog/waiting')).status).toBe(200)
})

test('a post is scheduled in the writer’s time zone', async () => {
  const page = await editor.visit(`${manager}/new`)
  const values = { title: 'Later', content: 'x', status: 'scheduled', date: '2999-01-02', time: '10:00' }
  const saved = await editor.submit(page, '#post', { ...values, zone: 'Asia/Seoul' })
  const times = saved
    .$('.post-side time')
    .toArray()
    .map((time) => saved.$(time).attr('datetime'))
  expect(new Set(times)).toEqual(new Set(['2999-01-02T01:00:00.000Z']))
  expect(saved.$('[name=date]').val()).toBe('2999-01-01')
  expect(saved.$('[name=time]').val()).toBe('20:00')
  expect((await site.visitor().visit('/blog/later')).status).toBe(404)
})

test('the preview renders the typed text and stores nothing', async () => {
  const before = await site.db.selectFrom('posts').select('id').execute()
  const body = new URLSearchParams({ title: 'Seen', content: '**bold** <script>alert(1)</script>', language: 'en' })
  const shown = await editor.post(`${manager}/preview`, body)
  expect(shown.status).toBe(200)
  expect(shown.$('.post-text strong').text()).toBe('bold')
  expect(shown.$('.post-text script')).toHaveLength(0)
  expect(await site.db.selectFrom('posts').select('id').execute()).toEqual(before)
})

test('the form’s script asks for the drawn text and for pictures, and gets nothing without a session', async () => {
  const body = new URLSearchParams({ title: 'Seen', content: '**bold** [gone](/nowhere)', language: 'en' })
  const drawn = JSON.parse((await editor.post(`${manager}/preview/live`, body)).html)
  expect(drawn).toMatchObject({ words: 2, minutes: 1, html: expect.stringContaining('<strong>bold</strong>') })
  expect(drawn.findings).toContainEqual(expect.objectContaining({ field: 'content' }))
  const choices = `${manager}/media/choices?search=nothing+like+it`
  expect(JSON.parse((await editor.visit(choices)).html)).toEqual([])
  for (const path of [`${manager}/preview/live`, choices])
    expect((await site.visitor().visit(path, { follow: false })).status).toBe(302)
})

test('the fields of a text say the language of the post', async () => {
  const french = await makePost(site.db, { title: 'Un titre', language: 'fr' })
  const page = await editor.visit(postPath(french))
  const languages = ['title', 'content', 'excerpt', 'imageAlt'].map((name) => page.$(`[name=${name}]`).attr('lang'))
  expect(languages).toEqual(['fr', 'fr', 'fr', 'fr'])
})

test('two concurrent editors lose no text', async () => {
  const id = await makePost(site.db, { title: 'Shared', content: 'First line\n\nMiddle\n\nLast line' })
  const mine = await editor.visit(postPath(id))
  await changePost(site.db, id, { title: 'Shared', content: 'First line, theirs\n\nMiddle\n\nLast line' })
  const late = await editor.submit(mine, '#post', { content: 'First line\n\nMiddle\n\nLast line, mine' })
  expect(late.status).toBe(409)
  expect(await contentOf(id)).toContain('theirs')
  // The form has both changes and the new version.
  expect(String(late.$('[name=content]').val())).toContain('theirs')
  expect(String(late.$('[name=content]').val())).toContain('mine')
  expect(late.$('.difference ins').text()).toContain('mine')
  expect(late.$('.post-conflict ~ .post-canvas [name=content]')).toHaveLength(1)
  const saved = await editor.submit(late, '#post')
  expect(saved.text).toContain('Post saved.')
  expect(await contentOf(id)).toBe('First line, theirs\n\nMiddle\n\nLast line, mine')
})

test('one’s own second tab is told in a sentence: both texts are merged, or the second press replaces the first', async () => {
  const id = await makePost(site.db, { title: 'Twice', content: 'First line\n\nMiddle\n\nLast line' })
  const [merging, replacing] = [await editor.visit(postPath(id)), await editor.visit(postPath(id))]
  const content = 'First line, there\n\nMiddle\n\nLast line'
  await editor.submit(await editor.visit(postPath(id)), '#post', { content })
  const late = await editor.submit(merging, '#post', { content: 'First line\n\nMiddle\n\nLast line, here' })
  expect(late.status).toBe(409)
  const told = (page: Page) => page.$('.error-summary').text()
  expect(told(late)).toMatch(/You changed this yourself in another tab, .+: both texts are merged below\. Check/)
  expect(late.$('.post-conflict, .field-stored')).toHaveLength(0)
  await editor.submit(late, '#post')
  expect(await contentOf(id)).toBe('First line, there\n\nMiddle\n\nLast line, here')
  const apart = await editor.submit(replacing, '#post', { content: 'All new' })
  expect(told(apart)).toMatch(
    /You changed this yourself in another tab, .+ Save again to replace what you saved there\.$/,
  )
  expect(apart.$('.post-conflict, .field-stored')).toHaveLength(0)
  await editor.submit(apart, '#post')
  expect(await contentOf(id)).toBe('All new')
})

test('a conflicting deletion or restore names the person who changed the post', async () => {
  const id = await makePost(site.db, { title: 'Contested', content: 'Zero' })
  await changePost(site.db, id, { title: 'Contested', content: 'One' })
  const removing = await editor.visit(`${postPath(id)}/delete`)
  const revisions = await editor.visit(`${postPath(id)}/revisions`)
  const current = await editor.visit(revisions.$('tbody tr:first-child a').attr('href') ?? '')
  expect(current.$('.page-head .pill').text()).toBe('Current')
  expect(current.$('#restore')).toHaveLength(0)
  const restoring = await editor.visit(revisions.$('tbody tr:last-child a').attr('href') ?? '')
  await changePost(site.db, id, { title: 'Contested', content: 'Two' })
  for (const [page, form] of [
    [removing, '#delete'],
    [restoring, '#restore'],
  ] as const) {
    const late = await editor.submit(page, form)
    expect(late.status).toBe(409)
    expect(late.text).toMatch(/This post was changed while you were looking at it. Last changed by Ada, .+: .*changed/)
  }
  expect(await contentOf(id)).toBe('Two')
})

test('texts that cannot be merged are both kept, the later one as a revision', async () => {
  const id = await makePost(site.db, { title: 'Disputed', content: 'One' })
  const mine = await editor.visit(postPath(id))
  await changePost(site.db, id, { title: 'Disputed', content: 'Theirs' })
  const late = await editor.submit(mine, '#post', { content: 'Mine' })
  expect(late.status).toBe(409)
  expect(String(late.$('[name=content]').val()).trim()).toBe('Mine')
  expect(await contentOf(id)).toBe('Theirs')
  const revisions = await editor.visit(`${postPath(id)}/revisions`)
  expect(revisions.text).toContain('Kept after a conflict')
  const kept = await editor.visit(revisions.$('tbody tr:first-child a').attr('href') ?? '')
  expect(kept.$('.difference del').text()).toContain('Mine')
  const restored = await editor.submit(kept, '#restore')
  expect(restored.text).toContain('Earlier text restored.')
  expect(await contentOf(id)).toBe('Mine')
})

test('a slug in use is refused, and a changed one redirects', async () => {
  await makePost(site.db, { title: 'Taken' })
  const id = await makePost(site.db, { title: 'Mover' })
  const page = await editor.visit(postPath(id))
  const refused = await editor.submit(page, '#post', { slug: 'Taken' })
  expect(refused.status).toBe(422)
  expect(refused.text).toContain('This address belongs to "Taken". Please choose another')
  await editor.submit(refused, '#post', { slug: 'moved-on' })
  const answer = await site.visitor().visit('/blog/mover', { follow: false })
  expect([answer.status, answer.headers.get('Location')]).toEqual([301, '/blog/moved-on'])
})

test('a deleted post is in the trash, and can be restored', async () => {
  const id = await makePost(site.db, { title: 'Deleted' })
  const asked = await editor.visit(`${postPath(id)}/delete`)
  const list = await editor.submit(asked, '#delete')
  expect(list.url.search).toBe('?status=trash')
  expect((await site.visitor().visit('/blog/deleted')).status).toBe(410)
  const back = await editor.submit(list, `form[action="${postPath(id)}/undo-delete"]`)
  expect(back.text).toContain('“Deleted” restored.')
  expect((await site.visitor().visit('/blog/deleted')).status).toBe(200)
})

test('a secret link shows a draft and is shown once', async () => {
  const id = await makePost(site.db, { title: 'Early', status: 'draft' })
  const made = await editor.submit(await editor.visit(postPath(id)), '#preview-link-form')
  const link = new URL(String(made.$('.copy-field input').val()))
  expect((await site.visitor().visit(link.pathname)).$('h1').text()).toBe('Early')
  expect((await editor.visit(postPath(id))).html).not.toContain(link.pathname)
})

const picture = () =>
  sharp({ create: { width: 1200, height: 600, channels: 3, background: '#0066ff' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'SECRET-EXIF' } })
    .toBuffer()

function fileForm(bytes: Uint8Array, name: string, alt = '') {
  const body = new FormData()
  body.set('file', new Blob([new Uint8Array(bytes)]), name)
  body.set('alt', alt)
  return body
}

test('the description of a picture that is refused, or could not be stored, is typed once', async () => {
  const keptIn = async (sending: Promise<Page>) => {
    const { status, $ } = await sending
    return [status, $('#upload [role=alert]').length, $('#upload [name=alt]').val()]
  }
  const upload = (bytes: Uint8Array) => editor.send(`${manager}/media`, fileForm(bytes, 'photo.jpg', 'A blue sheet'))
  expect(await keptIn(upload(Buffer.from('no picture')))).toEqual([422, 1, 'A blue sheet'])
  await sql`create trigger full before insert on media begin select raise(abort, 'disk full'); end`.execute(site.db)
  const failing = await keptIn(upload(await picture()))
  await sql`drop trigger full`.execute(site.db)
  expect(failing).toEqual([503, 1, 'A blue sheet'])
})

test('a picture is uploaded, shown in a post at every size, and kept while it is used', async () => {
  const uploaded = await editor.send(`${manager}/media`, fileForm(await picture(), 'photo.jpg', 'A blue sheet'))
  expect(uploaded.text).toContain('Picture uploaded.')
  const found = await editor.visit(`${manager}/media?q=sheet&alt=none`)
  expect(found.$('.empty-state').text()).toContain('No pictures found')
  expect(found.$('[role=search] [name=alt]').val()).toBe('none')
  expect(found.$('.tabs a').first().attr('href')).toBe(`${manager}/media?q=sheet`)
  const markdown = String(uploaded.$('.copy-field input').val())
  const src = /\((\/media\/[^)]+)\)/.exec(markdown)?.[1] ?? ''
  expect(markdown).toContain('![A blue sheet]')
  const file = await fetch(site.url + src)
  expect(file.headers.get('Content-Type')).toBe('image/jpeg')
  expect(file.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  expect(file.headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(Buffer.from(await file.arrayBuffer()).includes('SECRET-EXIF')).toBe(false)

  const id = await makePost(site.db, { title: 'Illustrated', content: markdown, image: src, imageAlt: 'Blue' })
  const { $ } = await site.visitor().visit('/blog/illustrated')
  expect($('.post-text picture source[type="image/avif"]').attr('srcset')).toContain('480w')
  expect($('.post-text img').attr('width')).toBe('1200')
  expect($('.post-cover img').attr('alt')).toBe('Blue')

  const item = uploaded.url.pathname
  expect((await editor.visit(item)).text).toContain('Illustrated')
  const refused = await editor.post(`${item}/delete`, '')
  expect(refused.status).toBe(409)
  expect((await fetch(site.url + src)).status).toBe(200)
  await changePost(site.db, id, { title: 'Illustrated', content: 'No picture' })
  const gone = await editor.submit(await editor.visit(`${item}/delete`), '#delete')
  expect(gone.text).toContain('Picture deleted.')
  expect((await fetch(site.url + src)).status).toBe(404)
})

test.each([
  ['drawing.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'SVG files are not accepted'],
  ['page.png', Buffer.from('<!doctype html><script>alert(1)</script>'), 'not an image that can be used'],
  ['empty.png', Buffer.alloc(0), 'empty'],
])('%s is refused in words', async (name, bytes, words) => {
  const answer = await editor.send(`${manager}/media`, fileForm(bytes, name))
  expect(answer.status).toBe(422)
  expect(answer.$('.field-error').text()).toContain(words)
})

/** The response to a request's headers, before any of the body is sent. */
function announce(path: string, length: number, { cookies }: Visitor): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      'Content-Type': 'multipart/form-data; boundary=x',
      'Content-Length': String(length),
      Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    }
    const asked = request(site.url + path, { method: 'POST', headers }, (response) => {
      resolve(response.statusCode ?? 0)
      asked.destroy()
    })
    asked.on('error', reject)
    asked.flushHeaders()
  })
}

test('the larger body limit applies only to staff and to pictures', async () => {
  expect(await announce(`${manager}/media`, 400_000, site.visitor())).toBe(413)
  expect(await announce(`${manager}/new`, 400_000, editor)).toBe(413)
  expect(await announce(`${manager}/media`, 8_600_000, editor)).toBe(413)
  // A forged session passes the first limit only: nothing of the body is read.
  const pretender = site.visitor()
  pretender.cookies.set('session', 'made-up')
  expect(await announce(`${manager}/media`, 8_000_000, pretender)).toBe(302)
  const heavy = fileForm(Buffer.alloc(400_000, 1), 'a.png')
  expect((await editor.send(`${manager}/media`, heavy)).status).toBe(422)
})

test('a post leads to a new translation of it, and then to that translation', async () => {
  const id = await makePost(site.db, { title: 'To be read twice', category: 'Business', tags: 'cloud, clinic' })
  const original = await editor.visit(postPath(id))
  const asking = await editor.visit(original.$('a:contains("New translation: French")').attr('href') ?? '')
  const values = ['language', 'translationOf', 'category', 'tags'].map((name) => asking.$(`[name=${name}]`).val())
  expect(values).toEqual(['fr', 'to-be-read-twice', 'Business', 'cloud, clinic'])
  const refused = await editor.submit(asking, '#post', { title: ' ', content: 'Deux fois.' })
  expect([refused.status, refused.$('[name=language]').val()]).toEqual([422, 'fr'])
  const saved = await editor.submit(refused, '#post', { title: 'À lire deux fois' })
  expect(saved.text).toContain('Post saved.')
  expect(saved.texts('.post-bar a.button:contains("ranslation: ")')).toEqual(['Translation: English'])
  const again = await editor.visit(postPath(id))
  expect(again.texts('.post-bar a.button:contains("ranslation: ")')).toEqual([
    'Translation: French',
    'New translation: Korean',
  ])
  expect(again.$('a:contains("Translation: French")').attr('href')).toBe(saved.url.pathname)
})

test('a viewer sees posts without their forms', async () => {
  const id = await makePost(site.db, { title: 'Only read' })
  const viewer = await signedIn(site, 'viewer')
  expect((await viewer.visit(manager)).$('a[href="/admin-controls/new"]')).toHaveLength(0)
  expect((await viewer.visit(postPath(id))).$('#post')).toHaveLength(0)
})
