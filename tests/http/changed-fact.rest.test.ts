// Soon after staff change a fact or a text, nothing gives out the former one: pages, data for search engines, mails,
// preview images and papers, from both servers of a site and from their caches.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { papersOf } from '#tests/support/given-out.ts'
import { storedMails } from '#tests/support/mailbox.ts'
import { signedIn } from '#tests/support/people.ts'
import { type ServerProcess, startServer } from '#tests/support/server-process.ts'
import { type Site, startSite } from '#tests/support/site.ts'
import { siteSecret } from '#tests/support/site-secret.ts'
import { Visitor } from '#tests/support/visitor.ts'

let folder: string
let site: Site
let other: ServerProcess
let admin: Visitor
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'changed-fact-'))
  const settings = { DATABASE_URL: `file:${join(folder, 'site.db')}`, RESPONSE_CACHE_MB: '16' }
  site = await startSite(settings)
  other = await startServer({ ...settings, SESSION_SECRET: siteSecret, APP_URL: site.url })
  admin = await signedIn(site, 'admin')
})
afterAll(async () => {
  await other.stop('SIGKILL')
  await site.close()
  rmSync(folder, { recursive: true, force: true })
})

const facts = (turn: string) => ({
  legalName: `${turn} Number Limited`,
  email: `${turn.toLowerCase()}@number.example`,
  'seoul.street': `${turn} Street 17`,
  headcount: `${turn} people`,
})
/** The page that shows each, and where on it a machine reads it too. */
const shown = ['/contact', '/privacy', '/media', '/cta', '/quick-inquiry', '/', '/about']

const publish = async (path: string, typed: Record<string, string>) => {
  const saved = await admin.submit(await admin.visit(path), '#text', { ...typed, publish: 'now' })
  expect(saved.redirects, saved.$('.error-summary').text()).toEqual([303])
}

async function change(turn: string) {
  await publish('/admin/texts/company/facts/en', facts(turn))
  await publish('/admin/texts/about-page/about/en', { title: `${turn} title` })
}

const patience = { timeout: 300_000, interval: 100 }
const textOf = async ({ url, path }: { url: string; path: string }) => (await new Visitor(url).visit(path)).text

/** Everything that a server gives out, as one text; the preview image by its address and bytes. */
async function givenOut(url: string) {
  const visitor = new Visitor(url)
  const pages = await Promise.all(shown.map((path) => visitor.visit(path)))
  const about = pages[shown.indexOf('/about')]
  const image = about?.$('meta[property="og:image"]').attr('content') ?? ''
  const drawn = await fetch(url + new URL(image).pathname + new URL(image).search)
  const papers = await papersOf({ ...site, url }, admin)
  const letterhead = papers.find(({ href }) => href.includes('letterhead'))?.text ?? ''
  const data = pages.map(({ $ }) => $('script[type="application/ld+json"]').text()).join(' ')
  const security = await (await fetch(`${url}/.well-known/security.txt`)).text()
  return {
    pages: pages.map(({ $, text }) => `${$('title').text()} ${text}`).join(' '),
    data,
    letterhead: `${letterhead} ${security}`,
    image: Buffer.from(await drawn.arrayBuffer()).toString('base64'),
  }
}

async function mailTo(email: string) {
  const visitor = site.visitor()
  await visitor.submit(await visitor.visit('/contact'), '#contact', { name: 'Ada', email, message: 'Hello' })
  const mails = await storedMails(site.db)
  return mails.find(({ to_address }) => to_address === email)?.text_body ?? ''
}

test('a changed fact stands on pages, data, preview images, papers and mails of both servers soon', async () => {
  const servers = [site.url, other.url]
  await change('First')
  const before = await Promise.all(servers.map(givenOut))
  await change('Second')
  const [former, now] = [facts('First'), facts('Second')]
  // A server answers from its memory for at most a second.
  for (const address of servers.flatMap((url) => shown.map((path) => ({ url, path }))))
    await vi.waitFor(
      async () => expect(await textOf(address)).not.toMatch(/First (Number|Street|people|title)|first@/),
      patience,
    )
  const after = await Promise.all(servers.map(givenOut))
  for (const [at, out] of after.entries()) {
    const name = servers[at]
    for (const fact of [...Object.values(now), 'Second title']) expect(out.pages, name).toContain(fact)
    for (const fact of [...Object.values(former), 'First title']) expect(out.pages, name).not.toContain(fact)
    for (const fact of [now.legalName, now.email, now['seoul.street']]) expect(out.data, name).toContain(fact)
    expect(out.data, name).not.toMatch(/First|first@/)
    expect([out.letterhead.includes(now.email), out.letterhead.includes(former.email)], name).toEqual([true, false])
    expect(out.image.length > 1000 && out.image !== before[at]?.image, name).toBe(true)
  }
  const mail = (await mailTo('ada@example.com')).replace(/\s+/g, ' ')
  expect(mail).toContain(now.email)
  expect(mail).not.toContain(former.email)
})
