// Properties of every page: valid, strict, cacheable, the same for all visitors.
import { createHash } from 'node:crypto'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { startSite } from '#tests/support/site.ts'

const site = await startSite()
afterAll(() => site.close())
afterEach(() => {
  vi.useRealTimers()
})

const paths = ['/', '/contact', '/newsletter', '/blog']

test.each(paths)(
  '%s has the same bytes for every visitor, no cookie, and a strong ETag that is honoured',
  async (path) => {
    // A form's key contains its minute: a frozen clock keeps it from changing between two requests.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    const [first, second] = await Promise.all([fetch(site.url + path), fetch(site.url + path)])
    expect(first.headers.get('Set-Cookie')).toBeNull()
    // A page says which offices are open: it is at most minutes old, unless the site does not answer.
    const kept = 'public, max-age=0, s-maxage=60, stale-while-revalidate=120, stale-if-error=86400'
    expect(first.headers.get('Cache-Control')).toBe(kept)
    expect(first.headers.get('Vary')).toBe('Cookie, Accept-Encoding, Save-Data, Sec-Fetch-Site')
    expect(await first.text()).toBe(await second.text())
    const etag = first.headers.get('ETag') ?? ''
    expect(etag).toMatch(/^"/)
    const again = await fetch(site.url + path, { headers: { 'If-None-Match': etag } })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  },
)

test('with Save-Data a page has no typefaces, and is not cached for others', async () => {
  const read = async (headers: Record<string, string>) => (await fetch(`${site.url}/spotlight`, { headers })).text()
  const lite = await read({ 'Save-Data': 'on' })
  expect(lite).toMatch(/<html lang="en" data-lite/)
  expect(lite).not.toContain('.woff2')
  for (const full of [await read({}), await read({ 'Save-Data': 'off' })]) {
    expect(full).not.toContain('data-lite')
    expect(full.match(/<link rel="preload" as="font"/g)).toHaveLength(2)
  }
})

test.each(['br', 'gzip', 'identity'])('a page is sent as %s if the browser accepts it', async (encoding) => {
  const response = await fetch(`${site.url}/`, { headers: { 'Accept-Encoding': encoding } })
  expect(response.headers.get('Content-Encoding')).toBe(encoding === 'identity' ? null : encoding)
  expect(await response.text()).toContain('TRANSFORM YOUR BUSINESS')
})

test.each(paths)('every inline script of %s is allowed by its hash and none carries a nonce', async (path) => {
  const page = await site.visitor().visit(path)
  const policy = page.headers.get('Content-Security-Policy') ?? ''
  expect(policy).not.toContain('unsafe-inline')
  const scripts = page.$('script:not([src])').toArray()
  expect(scripts.length).toBeGreaterThan(0)
  for (const script of scripts) {
    if (page.$(script).attr('type') === 'application/ld+json') continue
    const hash = createHash('sha256')
      .update(page.$(script).html() ?? '')
      .digest('base64')
    expect(policy).toContain(`'sha256-${hash}'`)
  }
  expect(page.html).not.toContain('nonce=')
  expect(page.html).not.toMatch(/<[^>]+\sstyle=/)
  expect(page.html.trimEnd().endsWith('</body></html>')).toBe(true)
})

test.each(paths)('the scripts of %s start once all else has loaded', async (path) => {
  const { html } = await site.visitor().visit(path)
  expect(html).toContain('<script>addEventListener("load",()=>(window.requestIdleCallback??setTimeout)(')
  expect(html).toContain('<link rel="modulepreload" media="not all"')
})

test.each(paths)(
  'a first visit to %s brings its styles inside, allowed by hash; others name their files',
  async (path) => {
    const read = async (headers: Record<string, string>) => {
      const answer = await fetch(site.url + path, { headers })
      return { html: await answer.text(), policy: answer.headers.get('Content-Security-Policy') ?? '' }
    }
    const first = await read({ 'Sec-Fetch-Site': 'none' })
    const files = [...first.html.matchAll(/<link rel="stylesheet" href="([^"]+)" media="not all"\/>/g)].map(
      ([, href]) => href,
    )
    expect(files.length).toBeGreaterThan(0)
    expect(first.html).not.toMatch(/<link rel="stylesheet" href="[^"]+"\/>/)
    const texts = await Promise.all(files.map(async (href) => (await fetch(site.url + href)).text()))
    const [, styles = ''] = /<style id="styles-inside">(.*?)<\/style>/s.exec(first.html) ?? []
    expect(styles).toBe(texts.join('\n'))
    expect(first.policy).toContain(`style-src 'self' 'sha256-${createHash('sha256').update(styles).digest('base64')}';`)
    const others = [{}, { 'Sec-Fetch-Site': 'same-origin' }, { 'Sec-Fetch-Site': 'none', 'Save-Data': 'on' }]
    for (const headers of others) {
      const { html, policy } = await read(headers as Record<string, string>)
      expect(html).not.toContain('styles-inside')
      expect([...html.matchAll(/<link rel="stylesheet" href="([^"]+)"\/>/g)].map(([, href]) => href)).toEqual(files)
      expect(policy).toContain("style-src 'self';")
    }
  },
)

test('a script typed by a visitor is escaped, and its hash is not allowed', async () => {
  const visitor = site.visitor()
  const attack = `<script nonce="x">alert(1)</script>`
  const page = await visitor.submit(await visitor.visit('/contact'), '#contact', { name: attack })
  expect(page.status).toBe(422)
  expect(page.$('#contact-name').val()).toBe(attack)
  expect(
    page
      .$('script')
      .toArray()
      .some((script) => page.$(script).html()?.trim() === 'alert(1)'),
  ).toBe(false)
  const hash = createHash('sha256').update('alert(1)').digest('base64')
  expect(page.headers.get('Content-Security-Policy')).not.toContain(hash)
})

test('the health check is JSON', async () => {
  // An answer is remembered for seconds, as is one that other tests asked for.
  const now = performance.now
  vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + 10_000)
  const response = await fetch(`${site.url}/healthcheck`)
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ status: 'ok', database: 'ok', outbox: { queued: 0 } })
})
