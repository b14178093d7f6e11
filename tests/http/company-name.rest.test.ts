// After a rename on the brand board, nothing that the site gives out has the company's former name or slogan.
import { afterAll, expect, test } from 'vitest'
import { company } from '#app/content/company/company.ts'
import { publicPages } from '#tests/support/catalogue.ts'
import { papersOf, unlistedPaths } from '#tests/support/given-out.ts'
import { storedMails } from '#tests/support/mailbox.ts'
import { password, signedIn } from '#tests/support/people.ts'
import { startSite } from '#tests/support/site.ts'

const [name, slogan] = ['Número Três', 'DREI SIND EINE']
const service = '/admin/texts/services/data-analytics/en'

const imageOf = async (path: string) =>
  ((await site.visitor().visit(path)).$('meta[property="og:image"]').attr('content') ?? '').replace(
    /^https?:\/\/[^/]+/,
    '',
  )
const bytesAt = async (path: string) => Buffer.from(await (await fetch(site.url + path)).arrayBuffer())

const site = await startSite()
afterAll(() => site.close())
const staff = await signedIn(site, 'admin')
const imageBefore = await imageOf('/about')
// Texts that staff published before the rename, with the name as it was then.
await staff.submit(await staff.visit('/admin/texts/home/home/en'), '#text')
await staff.submit(await staff.visit(service), '#text', { summary: `What ${company.name} finds in your data.` })
const letterhead = await staff.visit('/admin/branding/letterhead')
await staff.submit(letterhead, '#letterhead', { companyName: name, slogan, email: 'hello@example.com' })
await staff.submit(await staff.visit('/admin/branding'), '#logo', { slogan })

const former = new RegExp(`.{0,60}(?:${company.name}|${company.slogan}|\\{(?:company|slogan|mark)\\b).{0,30}`, 'g')

test('every page, feed and file has the new name, the data in its scripts included', async () => {
  const found: Record<string, string[]> = {}
  for (const path of [...publicPages.map(({ path }) => path), ...(await unlistedPaths(site))]) {
    const text = await (await fetch(site.url + path)).text()
    const left = text.match(former) ?? []
    if (left.length > 0) found[path] = left.slice(0, 3)
  }
  expect(found).toEqual({})
})

test('the new name and slogan stand where the former ones did', async () => {
  const page = async (path: string) => (await site.visitor().visit(path)).text
  for (const path of ['/privacy', '/ko/terms', '/fr/cookies', '/newsletter', '/media', '/about'])
    expect(await page(path), path).toContain(name)
  expect((await site.visitor().visit('/')).$('title').text()).toBe(`${name}: software, cloud, data and security`)
  expect(await page('/services/data-analytics')).toContain(`What ${name} finds in your data.`)
  expect(await page('/media')).toContain(`under the slogan ${slogan}.`)
  expect(await page('/search?q=software')).toContain(`${name}: software`)
})

test('the preview images are drawn anew', async () => {
  const after = await imageOf('/about')
  expect(after).not.toBe(imageBefore)
  expect((await bytesAt(after)).equals(await bytesAt(imageBefore.replace(/\?.*/, '?v=former')))).toBe(true)
})

test('the papers of the brand have it', async () => {
  const papers = await papersOf(site, staff)
  expect(papers.length).toBeGreaterThan(0)
  for (const { href, text } of papers) expect(text, href).not.toMatch(former)
})

test('mails and consents are in the new name', async () => {
  const visitor = site.visitor()
  await visitor.submit(await visitor.visit('/contact'), '#contact', {
    name: 'V',
    email: 'v@example.com',
    message: 'Hi',
  })
  await visitor.submit(await visitor.visit('/newsletter'), '#newsletter', {
    name: 'V',
    email: 'v@example.com',
    marketing: 'yes',
  })
  const mails = await storedMails(site.db)
  expect(mails.length).toBeGreaterThan(1)
  for (const { subject, text_body, html_body } of mails) {
    expect(`${subject}\n${text_body}\n${html_body}`).not.toMatch(former)
    expect(text_body).toContain(name)
  }
  const consent = await site.db.selectFrom('subscribers').selectAll().executeTakeFirstOrThrow()
  expect([consent.consent_wording, consent.marketing_wording].every((words) => words?.includes(name))).toBe(true)
})

test('an authenticator app has it as the issuer', async () => {
  const status = await staff.visit('/dashboard/settings/two-step')
  const setUp = await staff.submit(status, '#two-step', { currentPassword: password })
  const link = new URL(setUp.$('a[href^="otpauth:"]').attr('href') ?? '')
  expect(link.searchParams.get('issuer')).toBe(name)
  expect(decodeURIComponent(link.pathname)).toContain(`/${name}:`)
})
