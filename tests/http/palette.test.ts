// What the palette lists for each role: all staff pages that its person may open, and no others.
import { afterAll, expect, test } from 'vitest'
import { submitEnquiry } from '#app/features/enquiries/submit-enquiry.server.ts'
import { roleLabels } from '#app/features/staff/role-words.ts'
import { matchPages, type StaffPageLink } from '#app/routes/admin/search/match-pages.ts'
import type { Language } from '#db/tables/records.ts'
import type { Role } from '#db/tables/staff.ts'
import { signedIn } from '#tests/support/people.ts'
import { makePost } from '#tests/support/posts.ts'
import { startSite } from '#tests/support/site.ts'
import type { Visitor } from '#tests/support/visitor.ts'

const site = await startSite()
afterAll(() => site.close())
const sending = { digest: 'd', client: 'c', language: 'en' as const, spamReasons: null, now: Date.now() }
await submitEnquiry(site.db, 'contact', { name: 'Ann', email: 'a@example.com', message: 'A quayside' }, sending)
await makePost(site.db, { title: 'Harbours', content: 'A quayside in Douala', status: 'draft' })

type Listed = { pages: StaffPageLink[]; hits: { group: string; title: string; href: string }[] }

async function listedFor(visitor: Visitor, text = ''): Promise<Listed> {
  const answer = await visitor.visit(`/dashboard/search/suggestions?q=${encodeURIComponent(text)}`)
  expect(answer.status).toBe(200)
  return JSON.parse(answer.html)
}

async function sidebarOf(visitor: Visitor) {
  const { $ } = await visitor.visit('/dashboard/settings')
  return $('.staff-sidebar nav a')
    .toArray()
    .map((link) => ({ label: $(link).find('span').first().text(), href: $(link).attr('href') ?? '' }))
}

const roles = Object.keys(roleLabels) as Role[]

test('each page of the navigation is found by its name by who may open it, and by nobody else', async () => {
  const all = await sidebarOf(await signedIn(site, 'admin'))
  expect(all).toHaveLength(15)
  for (const role of roles) {
    const visitor = await signedIn(site, role)
    const { pages } = await listedFor(visitor)
    for (const { label, href } of [...all, ...(await sidebarOf(visitor))]) {
      const isFound = matchPages(pages, label).some((page) => page.href === href)
      const { status } = await visitor.visit(href)
      expect([role, label, isFound], label).toEqual([role, label, status === 200])
    }
  }
})

test('whatever is listed can be opened, and is listed once', async () => {
  for (const role of roles) {
    const visitor = await signedIn(site, role)
    const { pages } = await listedFor(visitor)
    expect(new Set(pages.map(({ href }) => href)).size).toBe(pages.length)
    for (const { href } of pages) expect([role, href, (await visitor.visit(href)).status]).toEqual([role, href, 200])
  }
})

test('every page that Settings links to is listed', async () => {
  const admin = await signedIn(site, 'admin')
  const { pages } = await listedFor(admin)
  const settings = await admin.visit('/dashboard/settings')
  const linked = settings
    .$('#main a[href^="/"]')
    .toArray()
    .map((link) => settings.$(link).attr('href')?.split(/[?#]/)[0] ?? '')
  expect(linked).toContain('/dashboard/settings/deletion')
  const listed = new Set(pages.map(({ href }) => href))
  expect(linked.filter((href) => /^\/(dashboard|admin)/.test(href) && !listed.has(href))).toEqual([])
})

test('the facts of the company are found as settings are', async () => {
  const found = async (role: Role, text: string) =>
    matchPages((await listedFor(await signedIn(site, role), text)).pages, text).map(({ href }) => href)
  expect(await found('admin', 'opening hours')).toEqual(['/admin/texts/company/facts/en#text-seoul.hours'])
  expect(await found('editor', 'company facts')).toContain('/admin/texts/company/facts/en')
  expect(await found('desk', 'opening hours')).toEqual([])
})

test('pages and lists have their names in the language of the reader, and are found by them', async () => {
  const visitor = await signedIn(site, 'admin')
  const speak = (language: Language) => site.db.updateTable('users').set({ language }).execute()
  await speak('fr')
  const french = await listedFor(visitor, 'quayside')
  expect(matchPages(french.pages, 'boite rec').map(({ href }) => href)).toEqual(['/dashboard/inbox'])
  expect(french.hits.map(({ group }) => group)).toContain('Articles du blog')
  await speak('ko')
  const { pages } = await listedFor(visitor)
  expect(matchPages(pages, '감사').map(({ title }) => title)).toContain('감사 기록')
  await speak('en')
})

test('records and posts are suggested to who may open them', async () => {
  const groupsFor = async (role: Role) =>
    (await listedFor(await signedIn(site, role), 'quayside')).hits.map(({ group, title }) => [group, title])
  expect(await groupsFor('admin')).toEqual([
    ['Contacts', 'Ann'],
    ['Emails', expect.stringContaining('We have received your message')],
    ['Blog posts', 'Harbours'],
  ])
  expect(await groupsFor('desk')).toEqual([['Contacts', 'Ann']])
  expect(await groupsFor('editor')).toEqual([['Blog posts', 'Harbours']])
  expect(await groupsFor('admissions')).toEqual([])
})
