// After a rename in the brand, the company's former name appears only in legal texts and consents.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { company } from '#app/content/company/company.ts'
import { newsletterConsent } from '#app/content/newsletter.ts'
import { publicPages } from '#tests/support/catalogue.ts'
import { password, signedIn } from '#tests/support/people.ts'
import { type Site, startSite } from '#tests/support/site.ts'

let site: Site
let staff: Awaited<ReturnType<typeof signedIn>>
const name = 'Número Três'
beforeAll(async () => {
  site = await startSite()
  staff = await signedIn(site, 'editor')
  const board = await staff.visit('/admin/branding/letterhead')
  await staff.submit(board, '#letterhead', { companyName: name, email: 'hello@example.com' })
})
afterAll(() => site.close())

/** These name the company as it was when they were reviewed or agreed to. */
const isLegal = (path: string) => /^\/(privacy|terms|cookies)(\/|$)/.test(path)
const consents = [newsletterConsent.wording, newsletterConsent.marketing]

const posts = async () =>
  (await site.db.selectFrom('posts').select('slug').execute()).map(({ slug }) => `/blog/${slug}`)
const machines = [
  '/blog/feed/rss.xml',
  '/blog/feed/atom.xml',
  '/blog/feed/feed.json',
  '/site.webmanifest',
  '/sitemap.xml',
  '/search?q=company',
  '/search?q=newsletter',
  '/blog',
  '/blog/author/bn-technologies',
  '/login',
  '/nowhere',
]

/** Drops the scripts' data: pages insert the name when they are rendered, and visitors never see the data. */
const withoutData = (page: string) => page.replace(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, '')

test('is the one name in every page, feed and file', async () => {
  const paths = [
    ...publicPages.map(({ path }) => path).filter((path) => !isLegal(path)),
    ...(await posts()),
    ...machines,
  ]
  const former: Record<string, string[]> = {}
  for (const path of paths) {
    const answer = await fetch(site.url + path)
    const drawn = withoutData(await answer.text())
    const text = consents.reduce((rest, consent) => rest.replaceAll(consent, ''), drawn)
    const found = text.match(new RegExp(`.{0,60}${company.name}.{0,30}`, 'g')) ?? []
    if (found.length > 0) former[path] = found.slice(0, 3)
  }
  expect(former).toEqual({})
})

test('is the one name in an authenticator app', async () => {
  const status = await staff.visit('/dashboard/settings/two-step')
  const setUp = await staff.submit(status, '#two-step', { currentPassword: password })
  const link = new URL(setUp.$('a[href^="otpauth:"]').attr('href') ?? '')
  expect(link.searchParams.get('issuer')).toBe(name)
  expect(decodeURIComponent(link.pathname)).toContain(`/${name}:`)
})
