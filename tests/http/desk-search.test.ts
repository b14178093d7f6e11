// One search over records, mails, posts, subscribers and the staff's pages, without JavaScript.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { submitApplication } from '#app/features/applications/submit-application.server.ts'
import { submitEnquiry } from '#app/features/enquiries/submit-enquiry.server.ts'
import { subscribe } from '#app/features/newsletter/subscribe.server.ts'
import { noteReceived } from '#app/features/received-mail/note-received.server.ts'
import { input } from '#tests/support/applications.ts'
import { signedIn } from '#tests/support/people.ts'
import { makePost } from '#tests/support/posts.ts'
import { startSite } from '#tests/support/site.ts'
import type { Visitor } from '#tests/support/visitor.ts'

let admin: Visitor
let reference: string
let sent = 0
const sending = (spamReasons: string | null = null) => {
  sent += 1
  return { digest: `${sent}`, client: `${sent}`, now: Date.now(), language: 'en' as const, spamReasons }
}
const site = await startSite()
afterAll(() => site.close())
beforeAll(async () => {
  admin = await signedIn(site)
  const email = 'zoe@example.com'
  const words = { name: 'Zoë Kim', email, message: '견적 문의', subject: 'A website' }
  reference = (await submitEnquiry(site.db, 'contact', words, sending())).reference
  await submitEnquiry(site.db, 'contact', { ...words, name: 'Robot', message: '견적' }, sending('A reason'))
  for (let n = 0; n < 6; n++) {
    const other = { name: `Visitor ${n}`, email: `v${n}@example.com`, message: 'A common word' }
    await submitEnquiry(site.db, 'contact', other, sending())
  }
  const applicant = { ...input, firstName: 'Zoë', lastName: 'Kim', email }
  await submitApplication(site.db, applicant, sending())
  await submitApplication(site.db, { ...applicant, firstName: 'Idler' }, sending('A reason'))
  await subscribe(site.db, { name: 'Zoë Kim', email, marketing: false, from: '/newsletter' }, sending())
  await makePost(site.db, { title: 'Harbours', content: 'A quayside in Douala' })
  await makePost(site.db, { title: 'Unfinished', content: 'A quayside in Busan', status: 'draft' })
  await site.db.transaction().execute(async (trx) => {
    for (let n = 0; n < 30; n++) {
      const mail = { from: 'harbour@example.com', to: [], subject: `Parcel ${n}` }
      await noteReceived(trx, { providerId: `p-${n}`, ...mail }, 1000 + n)
    }
    await trx.updateTable('received_mails').set({ status: 'failed', reason: 'not fetched' }).execute()
  })
})

const groupsFor = async (visitor: Visitor, words: string) => {
  const page = await visitor.submit(await visitor.visit('/dashboard/search'), 'form[role=search]', { q: words })
  expect(page.status).toBe(200)
  const sections = page.$('main section').toArray()
  return sections.map((section) => [page.$(section).find('h2').text(), page.$(section).find('li').length] as const)
}

test('searches every list, without accents and in Korean, except quarantined records', async () => {
  expect(await groupsFor(admin, 'zoe kim')).toEqual([
    ['Contacts (1)', 1],
    ['Applications (1)', 1],
    ['Emails (4)', 4],
    ['Subscribers (1)', 1],
  ])
  expect(await groupsFor(admin, '견적')).toEqual([
    ['Contacts (1)', 1],
    ['Emails (2)', 2],
  ])
  expect(await groupsFor(admin, 'nosuchword')).toEqual([])
  const none = await admin.visit('/dashboard/search?q=nosuchword')
  expect(none.text).toContain('Nothing found')
  expect(none.text).not.toContain('search in spam')
})

test('a search that finds nothing but spam leads to it in the inbox, for those who may read it', async () => {
  const page = await admin.visit('/dashboard/search?q=robot+견적')
  expect(page.text).toContain('Nothing found')
  expect(page.$('.banner').text()).toBe('Spam contains 1 that match: search in spam')
  const spam = await admin.visit(page.$('a:contains("search in spam")').attr('href') ?? '')
  expect(spam.$('tbody tr').text()).toContain('Robot')
  const applied = await admin.visit('/dashboard/search?q=idler')
  expect((await admin.visit(applied.$('.banner a').attr('href') ?? '')).$('tbody tr').text()).toContain('Idler')
  expect((await (await signedIn(site, 'editor')).visit('/dashboard/search?q=robot')).$('.banner a').length).toBe(0)
})

test('finds mails by complete address and by their record, and links to the list for more', async () => {
  expect(await groupsFor(admin, 'Zoe@Example.com')).toContainEqual(['Emails (5)', 5])
  expect(await groupsFor(admin, reference.toLowerCase())).toContainEqual(['Emails (2)', 2])
  const page = await admin.visit('/dashboard/search?q=common')
  expect(page.$('#contacts-hits').text()).toBe('Contacts (6)')
  expect(page.$('#contacts-hits + ol li').length).toBe(5)
  const list = await admin.visit(page.$('a:contains("All in Contacts")').attr('href') ?? '')
  expect(list.$('tbody tr').length).toBe(6)
})

test('finds drafts and published posts by their text, for those who may read posts', async () => {
  expect(await groupsFor(admin, 'quayside')).toEqual([['Blog posts (2)', 2]])
  expect(await groupsFor(await signedIn(site, 'editor'), 'quayside busan')).toEqual([['Blog posts (1)', 1]])
  expect(await groupsFor(await signedIn(site, 'desk'), 'quayside')).toEqual([])
  const page = await admin.visit('/dashboard/search?q=quayside+busan')
  expect((await admin.visit(page.$('main ol a').attr('href') ?? '')).text).toContain('Unfinished')
  expect(page.$('a:contains("All in")')).toHaveLength(0)
})

test('finds received mails and shows all of them page by page, for those who may decide about them', async () => {
  expect(await groupsFor(await signedIn(site, 'desk'), 'parcel')).toEqual([['Received emails (30)', 5]])
  expect(await groupsFor(await signedIn(site, 'viewer'), 'parcel')).toEqual([])
  const page = await admin.visit('/dashboard/search?q=parcel')
  const all = await admin.visit(page.$('a:contains("All in Received emails")').attr('href') ?? '')
  expect([all.$('main ol a').first().text(), all.$('main ol li').length]).toEqual(['Parcel 29', 25])
  const older = await admin.visit(all.$('a[rel=next]').attr('href') ?? '')
  expect(
    older
      .$('main ol a')
      .get()
      .map((link) => older.$(link).text()),
  ).toEqual(['Parcel 4', 'Parcel 3', 'Parcel 2', 'Parcel 1', 'Parcel 0'])
  expect((await admin.visit(older.$('main ol a').attr('href') ?? '')).text).toContain('harbour@example.com')
  const editor = await signedIn(site, 'editor')
  expect((await editor.visit('/dashboard/search?q=parcel&in=received')).$('main ol li').length).toBe(0)
})

test('finds the staff’s pages by name and address, and lists all of them before a search', async () => {
  expect(await groupsFor(admin, 'suppressed addresses')).toEqual([['Pages (1)', 1]])
  expect(await groupsFor(admin, 'dashboard users invite')).toEqual([['Pages (1)', 1]])
  expect(await groupsFor(await signedIn(site, 'desk'), 'suppressed addresses')).toEqual([])
  const links = async (visitor: Visitor) => {
    const page = await visitor.visit('/dashboard/search')
    return page
      .$('.page-groups a')
      .get()
      .map((link) => page.$(link).attr('href'))
  }
  const { $ } = await admin.visit('/dashboard/search')
  const groups = $('.page-groups h3')
    .get()
    .map((title) => $(title).text())
  expect(groups).toEqual(['To answer', 'Courses', 'Content', 'Administration'])
  expect(await links(admin)).toEqual(expect.arrayContaining(['/dashboard/users/invite', '/admin/branding/history']))
  expect(await links(await signedIn(site, 'desk'))).not.toContain('/dashboard/users')
  for (const href of await links(admin)) expect((await admin.visit(href ?? '')).status, href).toBe(200)
})

test('shows each role only its own lists', async () => {
  const titlesFor = async (visitor: Visitor) => (await groupsFor(visitor, 'zoe')).map(([title]) => title)
  expect(await titlesFor(await signedIn(site, 'editor'))).toEqual(['Subscribers (1)'])
  expect(await titlesFor(await signedIn(site, 'admissions'))).toEqual(['Applications (1)'])
  const viewer = await signedIn(site, 'viewer')
  expect(await groupsFor(viewer, 'zoe@example.com')).toEqual([
    ['Contacts (1)', 1],
    ['Applications (1)', 1],
    ['Subscribers (1)', 1],
  ])
})
