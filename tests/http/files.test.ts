// Files for machines, and the canonical URL of every page.
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { siteOwnBrand } from '#app/features/brand/current-brand.server.ts'
import { heroArtOf } from '#app/routes/files/og/hero-art.server.ts'
import { publicPages } from '#tests/support/catalogue.ts'
import { startSite } from '#tests/support/site.ts'

const { tokens } = siteOwnBrand

const site = await startSite()
afterAll(() => site.close())

const ask = (path: string, init?: RequestInit) => fetch(site.url + path, { redirect: 'manual', ...init })

describe('files for machines', () => {
  it('the sitemap lists every public page once, and each one answers', async () => {
    const answer = await ask('/sitemap.xml')
    expect(answer.headers.get('Content-Type')).toContain('xml')
    const listed = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc ?? '')
    expect(listed).toHaveLength(new Set(listed).size)
    const posts = listed.filter((url) => url.includes('/blog/'))
    expect(posts).toHaveLength(8)
    expect(listed).toEqual([...publicPages.map(({ path }) => site.url + path), ...posts])
    const statuses = await Promise.all(
      listed.map(async (url) => [url, (await fetch(url, { redirect: 'manual' })).status]),
    )
    expect(statuses.filter(([, status]) => status !== 200)).toEqual([])
  })

  it('the sitemap misses no public page except unindexed ones', async () => {
    const listed = new Set(publicPages.map(({ path }) => path))
    const pages = Object.values(site.build.routes).flatMap((route) =>
      route?.id.startsWith('routes/public/') && !/[:*]/.test(route.path ?? '') ? [`/${route.path ?? ''}`] : [],
    )
    for (const path of pages.filter((path) => !listed.has(path))) {
      const page = await site.visitor().visit(path)
      expect(page.$('meta[name=robots]').attr('content'), path).toBe('noindex')
    }
  })

  it('the data of no page is indexed, be it public or personal', async () => {
    for (const { path } of publicPages) {
      const answer = await ask(`${path === '/' ? '/_root' : path}.data`)
      expect([answer.status, answer.headers.get('X-Robots-Tag')], path).toEqual([200, 'noindex'])
    }
    for (const path of ['/status', '/search', '/login', '/dashboard', '/no-such-page'])
      expect((await ask(`${path}.data`)).headers.get('X-Robots-Tag'), path).toBe('noindex')
  })

  it('robots.txt disallows personal links, and does not mention the staff area', async () => {
    const text = await (await ask('/robots.txt')).text()
    const closed = [...text.matchAll(/Disallow: (.+)/g)].map(([, path]) => path ?? '')
    expect(closed).toContain('/status/')
    for (const start of ['', '/fr', '/ko']) expect(closed).toContain(`${start}/newsletter/preferences/`)
    expect(text).not.toMatch(/dashboard|admin|login|invite|api/)
    expect(publicPages.filter(({ path }) => closed.some((start) => path.startsWith(start)))).toEqual([])
  })

  it('security.txt names a contact and expires within the year', async () => {
    const text = await (await ask('/.well-known/security.txt')).text()
    expect(text).toMatch(/^Contact: (mailto:\S+@\S+|https?:\/\/\S+)$/m)
    const days = (Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(360)
    expect(days).toBeLessThan(365)
  })

  it('the manifest is linked from the pages and its icons exist', async () => {
    const page = await site.visitor().visit('/')
    const answer = await ask(page.$('link[rel=manifest]').attr('href') ?? '')
    expect(answer.headers.get('Content-Type')).toContain('application/manifest+json')
    const { icons } = (await answer.json()) as { icons: { src: string }[] }
    for (const { src } of icons) expect((await ask(src)).status, src).toBe(200)
  })
})

describe('the head of every public page', () => {
  it('has its own title and description, one canonical URL and a cacheable preview image with its drawing', async () => {
    const visitor = site.visitor()
    // Some words are the same in two languages.
    const titles = new Set<string>()
    const descriptions = new Set<string>()
    const wrong: string[] = []
    for (const { path } of publicPages) {
      const { $, html } = await visitor.visit(path)
      titles.add(`${$('html').attr('lang')} ${$('title').text()}`)
      descriptions.add($('meta[name=description]').attr('content') ?? '')
      const image = new URL($('meta[property="og:image"]').attr('content') ?? '', site.url)
      const answer = await fetch(image)
      if ($('link[rel=canonical]').attr('href') !== site.url + path) wrong.push(`${path}: canonical`)
      if (!answer.headers.get('Cache-Control')?.includes('604800')) wrong.push(`${path}: preview image ${image}`)
      await answer.arrayBuffer()
      const { svg } = heroArtOf(html, path, { ...tokens.dark, ...tokens.both }, [1200, 630])
      if (/var\(|color-mix/.test(svg)) wrong.push(`${path}: drawing ${svg.slice(0, 200)}`)
      for (const script of $('script[type="application/ld+json"]').toArray()) JSON.parse($(script).text())
    }
    expect(wrong).toEqual([])
    expect(titles.size).toBe(publicPages.length)
    expect(descriptions.size).toBe(publicPages.length)
  })

  it('has preview images for its own pages only', async () => {
    const image = await ask('/og/contact.png')
    expect(await sharp(await image.arrayBuffer()).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect(image.headers.get('Cache-Control')).toBe('public, max-age=3600')
    for (const path of ['anything-else', 'blog/tag/nothing', 'blog/author/nobody'])
      expect((await ask(`/og/${path}.png`)).status, path).toBe(404)
  })
})

describe('one URL for each page', () => {
  it.each([
    ['/contact/', '/contact'],
    ['/Contact?office=cameroon', '/contact?office=cameroon'],
    ['/SERVICES/Cloud-Solutions/?a=B', '/services/cloud-solutions?a=B'],
  ])('%s moves to %s', async (from, to) => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await ask(from, { method })
      expect([answer.status, answer.headers.get('Location')]).toEqual([301, to])
    }
  })

  it('does not redirect a POST', async () => {
    const answer = await ask('/contact/', { method: 'POST', body: new URLSearchParams({ name: '' }) })
    expect(answer.status).not.toBe(301)
  })

  it.each(['//evil.example/', '/%5Cevil.example/', '/moved//evil.example/', '/moved/%2F%2Fevil.example/'])(
    '%s leads to no other site',
    async (path) => {
      const location = (await ask(path)).headers.get('Location') ?? '/'
      expect(new URL(location, site.url).origin).toBe(site.url)
    },
  )
})

describe('scripts and styles', () => {
  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('are sent to a browser that takes %s', async (accepted, sent) => {
    const page = await site.visitor().visit('/')
    const address = page.$('link[rel=stylesheet]').attr('href') ?? ''
    const answer = await ask(address, { headers: { 'Accept-Encoding': accepted } })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Content-Encoding')).toBe(sent)
    expect(answer.headers.get('Content-Type')).toContain('text/css')
    expect(answer.headers.get('Cache-Control')).toContain('immutable')
    expect(answer.headers.get('Vary')).toContain('Accept-Encoding')
    expect(await answer.text()).toContain('@layer')
  })
})
