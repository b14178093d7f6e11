// Compares cached answers with uncached ones: the same site twice, with the response cache and without it.
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { publicPages } from '#tests/support/catalogue.ts'
import { signedIn } from '#tests/support/people.ts'
import { type ServerProcess, startServer } from '#tests/support/server-process.ts'
import { type Site, startSite } from '#tests/support/site.ts'
import { siteSecret } from '#tests/support/site-secret.ts'
import type { Visitor } from '#tests/support/visitor.ts'

const token = 'a-token-for-tests-only'
let folder: string
let site: Site
let without: ServerProcess
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'response-cache-'))
  const settings = { DATABASE_URL: `file:${join(folder, 'site.db')}`, METRICS_TOKEN: token }
  site = await startSite({ ...settings, RESPONSE_CACHE_MB: '16' })
  without = await startServer({
    ...settings,
    SESSION_SECRET: siteSecret,
    APP_URL: site.url,
    RESPONSE_CACHE_MB: '0',
  })
})
afterAll(async () => {
  await without.stop('SIGKILL')
  await site.close()
  rmSync(folder, { recursive: true, force: true })
})

type Answer = { status: number; headers: Record<string, string | undefined>; body: string }

async function ask(origin: string, path: string, headers: Record<string, string> = {}, method = 'GET') {
  // By IP address: both listen there, whatever a name would resolve to first.
  const url = origin.replace('localhost', '127.0.0.1') + path
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers, method, agent: false }, resolve).on('error', reject)
  })
  const bytes = await buffer(response)
  const body = bytes.byteLength === 0 ? '' : createHash('sha256').update(bytes).digest('hex')
  const { date, connection, 'keep-alive': _, ...rest } = response.headers
  expect(date).toBeDefined()
  const told = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)]))
  return { status: response.statusCode ?? 0, headers: told, body, connection }
}

/** Ignores the framing: a cached answer always has a Content-Length. */
function comparable({ status, headers, body }: Answer) {
  const { 'content-length': _length, 'transfer-encoding': _pieces, ...others } = headers
  return { status, headers: others, body }
}

/** Requests both until they were rendered within the same minute, whose number is in every form. */
async function compare(path: string, headers: Record<string, string> = {}, method = 'GET') {
  for (let attempt = 1; ; attempt++) {
    const long = comparable(await ask(without.url, path, headers, method))
    const [first, second] = [await ask(site.url, path, headers, method), await ask(site.url, path, headers, method)]
    const isSame = [first, second].every((answer) => JSON.stringify(comparable(answer)) === JSON.stringify(long))
    if (!isSame && attempt < 3) continue
    for (const answer of [first, second]) expect(comparable(answer), `${method} ${path}`).toEqual(long)
    return second
  }
}

const br = { 'accept-encoding': 'gzip, deflate, br' }
const files = [
  '/robots.txt',
  '/sitemap.xml',
  '/site.webmanifest',
  '/ko/opensearch.xml',
  '/brand.css',
  '/.well-known/security.txt',
  '/blog/feed/rss.xml',
  '/blog/feed/design/rss.xml',
  '/og/contact.png',
  '/icons/favicon.svg',
  '/favicon.ico',
  '/favicon.svg',
  ...readdirSync('build/client/assets')
    .filter((name) => /^(root|packages|entry).*\.(js|css)$|\.woff2$|\.svg$/.test(name))
    .map((name) => `/assets/${name}`),
]

test('every cached public page has the same bytes and headers', async () => {
  for (const { path } of publicPages) {
    const { status, headers } = await compare(path, br)
    expect([path, status, headers['set-cookie']]).toEqual([path, 200, undefined])
  }
  for (const path of ['/', '/contact', '/blog']) {
    await compare(path)
    await compare(path, { 'accept-encoding': 'gzip' })
    await compare(path, { 'accept-encoding': 'deflate' })
    await compare(path, { ...br, 'save-data': 'on' })
    await compare(path, { ...br, 'sec-fetch-site': 'none' })
    await compare(path, br, 'HEAD')
  }
  for (const path of [
    '/contact?office=cameroon',
    '/blog?category=Design',
    '/careers?course=react',
    '/contact?map=seoul',
  ])
    await compare(path, br)
})

test('foreign cookies change nothing; one of ours makes the page private', async () => {
  const foreign = await compare('/contact', { ...br, cookie: '__cf_bm=1; theme=dark; sessions=2' })
  expect(foreign.headers['cache-control']).toContain('public')
  const own = await ask(site.url, '/contact', { ...br, cookie: 'theme=dark; flash=x' })
  expect(own.headers['cache-control']).toBe('private, no-store')
})

test('cached feeds, pictures and other files are the same', async () => {
  const press = await site.visitor().visit('/media')
  const downloads = press.$('a[href^="/media/files/"]').toArray()
  expect(downloads.length).toBeGreaterThan(0)
  for (const path of [...files, ...downloads.map((link) => press.$(link).attr('href') ?? '')]) {
    const { status } = await compare(path, br)
    await compare(path)
    expect([path, status]).toEqual([path, 200])
  }
})

test('a client with the current page gets 304', async () => {
  for (const path of ['/', '/blog/feed/rss.xml']) {
    const { etag = '' } = (await ask(site.url, path, br)).headers
    const { status, body } = await compare(path, { ...br, 'if-none-match': `"older", W/${etag}` })
    expect([status, body]).toEqual([304, ''])
    expect((await compare(path, { ...br, 'if-none-match': '"older"' })).status).toBe(200)
  }
})

test('private pages, errors and redirects are the same and never cached', async () => {
  for (const path of ['/login', '/no-such-page', '/Contact', '/dashboard']) await compare(path, br)
})

test('a page does not depend on the Host header', async () => {
  const hosts = ['one.example', 'other.example']
  // Asked again if the minute, which the page shows, changed between the two.
  await vi.waitFor(
    async () => {
      const [one, other] = await Promise.all(hosts.map((host) => ask(without.url, '/contact', { ...br, host })))
      expect(one?.body).toBe(other?.body)
    },
    { timeout: 120_000 },
  )
  expect((await ask(site.url, '/contact', { ...br, host: 'not a host' })).status).toBe(400)
})

const subscriber = { name: 'Ada', email: 'ada@example.com' }

test('a page with a flash message is shown to no other visitor', async () => {
  const visitor = site.visitor()
  const page = await visitor.submit(await visitor.visit('/newsletter'), '#newsletter', subscriber)
  expect(page.redirects).toEqual([303])
  const others = await site.visitor().visit(page.url.pathname)
  expect(page.html).not.toBe(others.html)
  expect(others.headers.get('Set-Cookie')).toBeNull()
  const message = page.$('[role=status]').text().trim()
  expect(message).not.toBe('')
  expect(others.text).not.toContain(message)
})

test('two visitors with the same cached page each send their own enquiry', async () => {
  const [ada, grace] = [site.visitor(), site.visitor()]
  const pages = await Promise.all([ada.visit('/contact'), grace.visit('/contact')])
  const keys = pages.map((page) => page.$('#contact [name=form_key]').val())
  expect(keys[0]).toBe(keys[1])
  const message = 'We would like to talk about a project.'
  const [first, second] = [
    await ada.submit(pages[0], '#contact', { name: 'Ada', email: 'ada@example.com', message }),
    await grace.submit(pages[1], '#contact', { name: 'Grace', email: 'grace@example.com', message }),
  ]
  expect([first.redirects, second.redirects]).toEqual([[303], [303]])
  const stored = await site.db.selectFrom('records').select(['name']).orderBy('seq').execute()
  expect(stored).toEqual([{ name: 'Ada' }, { name: 'Grace' }])
})

describe('visitors see a change within a second', () => {
  let passed = 0
  beforeEach(() => {
    const { now } = performance
    vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + passed)
  })
  afterEach(() => vi.restoreAllMocks())
  const aSecondLater = () => {
    passed += 1_000
  }

  test('made by staff, who see it at once', async () => {
    const admin = await signedIn(site, 'admin')
    const path = '/admin/texts/company/facts/en'
    const linkOn = async (visitor: Visitor, shown: string) =>
      (await visitor.visit(shown)).$('footer .social-list a').attr('href')
    for (let save = 1; save <= 5; save++) {
      const linkedin = `https://www.linkedin.com/company/number-${save}`
      const form = await admin.visit(path)
      // Cached just before the change.
      await Promise.all(['/', '/contact', '/'].map((shown) => site.visitor().visit(shown)))
      expect((await admin.submit(form, '#text', { 'socials.linkedin': linkedin })).redirects).toEqual([303])
      for (const shown of ['/', '/contact']) expect(await linkOn(admin, shown)).toBe(linkedin)
      aSecondLater()
      for (const shown of ['/', '/contact']) expect(await linkOn(site.visitor(), shown)).toBe(linkedin)
    }
  })

  test('made by another server', async () => {
    await site.visitor().visit('/blog')
    await site.db.updateTable('posts').set({ title: 'Changed elsewhere' }).execute()
    aSecondLater()
    expect((await site.visitor().visit('/blog')).text).toContain('Changed elsewhere')
  })
})

test('cached answers are counted like all others', async () => {
  const counted = async () => {
    const metrics = await site.visitor().visit('/metrics', { headers: { Authorization: `Bearer ${token}` } })
    const line = /^http_request_duration_seconds_count\{method="GET",route="\/about",status="200"\} (\d+)$/m
    return Number(line.exec(metrics.html)?.[1] ?? 0)
  }
  const before = await counted()
  for (let time = 0; time < 20; time++) await site.visitor().visit('/about')
  await expect.poll(counted, { timeout: 120_000 }).toBe(before + 20)
})
