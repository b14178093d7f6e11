// One search over contacts, applications, subscribers and mails, without JavaScript.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { submitApplication } from '#app/features/applications/submit-application.server.ts'
import { submitEnquiry } from '#app/features/enquiries/submit-enquiry.server.ts'
import { subscribe } from '#app/features/newsletter/subscribe.server.ts'
import { signedIn } from '#tests/support/people.ts'
import { type Site, startSite } from '#tests/support/site.ts'
import type { Visitor } from '#tests/support/visitor.ts'

let site: Site
let admin: Visitor
let reference: string
let sent = 0
const sending = (spamReasons: string | null = null) => {
  sent += 1
  return { digest: `${sent}`, client: `${sent}`, now: Date.now(), language: 'en' as const, spamReasons }
}
beforeAll(async () => {
  site = await startSite({ MAIL_TO: 'staff@example.com' })
  admin = await signedIn(site)
  const email = 'zoe@example.com'
  const words = { name: 'Zoë Kim', email, message: '견적 문의', subject: 'A website' }
  reference = (await submitEnquiry(site.db, 'contact', words, sending())).reference
  await submitEnquiry(site.db, 'contact', { ...words, name: 'Robot', message: '견적' }, sending('A reason'))
  for (let n = 0; n < 6; n++) {
    const other = { name: `Visitor ${n}`, email: `v${n}@example.com`, message: 'A common word' }
    await submitEnquiry(site.db, 'contact', other, sending())
  }
  const applicant = { firstName: 'Zoë', lastName: 'Kim', email, phone: null, experience: 'beginner' as const }
  const course = { message: null, code: null, agreeTerms: 'yes', course_id: 'react', from: 'course' }
  await submitApplication(site.db, { ...applicant, ...course } as Parameters<typeof submitApplication>[1], sending())
  await subscribe(site.db, { name: 'Zoë Kim', email, marketing: false, from: '/newsletter' }, sending())
})
afterAll(() => site.close())

const groupsFor = async (visitor: Visitor, words: string) => {
  const page = await visitor.submit(await visitor.visit('/dashboard/search'), 'form[role=search]', { q: words })
  expect(page.status).toBe(200)
  const sections = page.$('main section').toArray()
  return sections.map((section) => [page.$(section).find('h2').text(), page.$(section).find('li').length])
}

test('searches every list, without accents and in Korean, except quarantined records', async () => {
  expect(await groupsFor(admin, 'zoe kim')).toEqual([
    ['Contacts', 1],
    ['Applications', 1],
    ['Subscribers', 1],
  ])
  expect(await groupsFor(admin, '견적')).toEqual([['Contacts', 1]])
  expect(await groupsFor(admin, 'nosuchword')).toEqual([])
  expect((await admin.visit('/dashboard/search?q=nosuchword')).text).toContain('Nothing found')
})

test('finds mails by complete address and by reference, and links to the list for more', async () => {
  const mailsFor = async (words: string) => new Map((await groupsFor(admin, words)) as [string, number][]).get('Mails')
  expect(await mailsFor('Zoe@Example.com')).toBe(3)
  expect(await mailsFor(reference.toLowerCase())).toBe(2)
  const page = await admin.visit('/dashboard/search?q=common')
  expect(page.$('main section li').length).toBe(5)
  const list = await admin.visit(page.$('a:contains("More in Contacts")').attr('href') ?? '')
  expect(list.$('tbody tr').length).toBe(6)
})

test('shows each role only its own lists', async () => {
  const titlesFor = async (visitor: Visitor) => (await groupsFor(visitor, 'zoe')).map(([title]) => title)
  expect(await titlesFor(await signedIn(site, 'editor'))).toEqual(['Subscribers'])
  expect(await titlesFor(await signedIn(site, 'admissions'))).toEqual(['Applications'])
  const viewer = await signedIn(site, 'viewer')
  expect(await groupsFor(viewer, 'zoe@example.com')).toEqual([
    ['Contacts', 1],
    ['Applications', 1],
    ['Subscribers', 1],
  ])
})
