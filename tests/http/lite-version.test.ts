// The lite version, chosen with the link in the footer: the same as with Save-Data, in every language, from memory too.
import { afterAll, describe, expect, test } from 'vitest'
import { sayIn } from '#app/languages/phrases.server.ts'
import { publicPages } from '#tests/support/catalogue.ts'
import { hostileReturnPaths } from '#tests/support/hostile-return-paths.ts'
import { signedIn } from '#tests/support/people.ts'
import { startSite } from '#tests/support/site.ts'
import type { Page } from '#tests/support/visitor.ts'

const site = await startSite({ RESPONSE_CACHE_MB: '16' })
afterAll(() => site.close())

const isLite = ({ html }: Page) => html.includes('data-lite')
const linkIn = ({ $ }: Page) => $('.site-footer a[href^="/lite"]')

test.each(['en', 'fr', 'ko'] as const)(
  'in %s: the link leads back to the same page in the other version',
  async (language) => {
    const say = sayIn(language)
    const visitor = site.visitor()
    const path = `${language === 'en' ? '' : `/${language}`}/contact?office=cameroon`
    const full = await visitor.visit(path)
    expect([isLite(full), linkIn(full).text()]).toEqual([false, say('Lite version: no web fonts, no animation')])
    const lite = await visitor.visit(linkIn(full).attr('href') ?? '')
    expect([lite.redirects, lite.url.pathname + lite.url.search]).toEqual([[303], path])
    expect(isLite(lite)).toBe(true)
    expect(lite.html).not.toContain('.woff2')
    expect(lite.$('.site-footer').text()).toContain(say('This is the lite version.'))
    expect(linkIn(lite).text()).toBe(say('Show the full version'))
    expect(isLite(await visitor.visit('/blog'))).toBe(true)
    const again = await visitor.visit(linkIn(lite).attr('href') ?? '')
    expect([isLite(again), again.url.pathname + again.url.search]).toEqual([false, path])
  },
)

test('the cookie lasts a year and is out of the reach of scripts', async () => {
  const { headers } = await site.visitor().visit('/lite?turn=on&to=/blog', { follow: false })
  expect(headers.get('Set-Cookie')).toBe('lite=on; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax')
  expect(headers.get('Cache-Control')).toBe('private, no-store')
})

describe('with Save-Data', () => {
  const headers = { 'Save-Data': 'on' }

  test('the footer says so, and the full version can be chosen', async () => {
    const visitor = site.visitor()
    const lite = await visitor.visit('/contact', { headers })
    expect([isLite(lite), linkIn(lite).text()]).toEqual([true, 'Show the full version'])
    await visitor.visit(linkIn(lite).attr('href') ?? '', { headers })
    expect(isLite(await visitor.visit('/contact', { headers }))).toBe(false)
  })

  test('a page is the same as with the cookie', async () => {
    for (const { path } of publicPages) {
      const ofBrowser = await site.visitor().visit(path, { headers })
      const ofCookie = await site.visitor().visit(path, { headers: { Cookie: 'lite=on' } })
      expect(isLite(ofCookie), path).toBe(true)
      expect(ofCookie.$('.site-footer').html(), path).toBe(ofBrowser.$('.site-footer').html())
    }
  })
})

test('both versions are for everybody, each under its own key', async () => {
  const ask = (cookie?: string) => fetch(`${site.url}/products`, cookie ? { headers: { Cookie: cookie } } : {})
  for (let round = 0; round < 3; round += 1) {
    for (const [cookie, expected] of [
      [undefined, false],
      ['lite=on', true],
      ['lite=off', false],
      ['theirs=1; lite=on', true],
      ['lite=maybe', false],
      ['lite=on2', false],
      ['elite=on', false],
    ] as const) {
      const answer = await ask(cookie)
      expect((await answer.text()).includes('data-lite'), cookie).toBe(expected)
      expect(answer.headers.get('Cache-Control'), cookie).toMatch(/^public/)
      expect(answer.headers.get('Vary'), cookie).toBe('Cookie, Accept-Encoding, Save-Data, Sec-Fetch-Site')
    }
  }
})

test('members of staff can choose it too, and stay signed in', async () => {
  const staff = await signedIn(site)
  expect(isLite(await staff.visit('/dashboard'))).toBe(false)
  await staff.visit('/lite?turn=on&to=/blog')
  const page = await staff.visit('/dashboard')
  expect([page.status, isLite(page)]).toEqual([200, true])
})

test.each(hostileReturnPaths)('never leads to another site: %s', async (to) => {
  const path = `/lite?${new URLSearchParams({ turn: 'on', to })}`
  const { status, headers } = await site.visitor().visit(path, { follow: false })
  expect([status, new URL(headers.get('Location') ?? 'none:', site.url).origin]).toEqual([303, site.url])
})

test('a link that is only loaded in advance chooses nothing', async () => {
  const answer = await fetch(`${site.url}/lite?turn=on`, { headers: { 'Sec-Purpose': 'prefetch' } })
  expect([answer.status, answer.headers.get('Set-Cookie')]).toEqual([204, null])
})

test('search engines stay away from the links', async () => {
  expect(linkIn(await site.visitor().visit('/')).attr('rel')).toBe('nofollow')
  expect((await site.visitor().visit('/robots.txt')).html).toContain('Disallow: /lite\n')
})
