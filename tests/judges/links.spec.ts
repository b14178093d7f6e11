// Follows every internal link, picture and anchor of the public pages.
import { expect, test } from '#tests/support/browser-fixtures.ts'
import type { Page } from '#tests/support/visitor.ts'
import { judgedPaths } from './pages.ts'

/** Old URLs that the site itself links to, because the footer is specified so. */
const knownMoves = new Set(['/services/cloud', '/services/security', '/resources/whitepapers', '/resources/webinars'])

test('no internal link or anchor is broken or redirected', { tag: '@rest' }, async ({ site }) => {
  const visitor = site.visitor()
  const pages = new Map<string, Page>()
  const broken: string[] = []
  const waiting = (await judgedPaths(site)).map((path) => ({ path, from: 'the sitemap' }))
  /** The first page that links to each anchor. */
  const anchors = new Map<string, { path: string; id: string; from: string }>()

  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { path, from } = next
    if (pages.has(path)) continue
    const page = await visitor.visit(path)
    pages.set(path, page)
    if (page.status !== 200 && !path.includes('/no-such-')) broken.push(`${path} (${page.status}), linked from ${from}`)
    if (page.redirects.length > 0 && !knownMoves.has(path)) broken.push(`${path} moves, linked from ${from}`)
    // Scripts, styles and pictures have no links; the links in a JSON feed are those of its articles, which are checked themselves.
    if (!/html|xml/.test(page.headers.get('Content-Type') ?? '')) continue
    for (const address of addressesOn(page)) {
      const url = new URL(address, page.url)
      // The links that turn the lite version on and off lead back to their page.
      if (url.origin !== site.url || url.pathname === '/lite') continue
      const target = url.pathname + url.search
      waiting.push({ path: target, from: path })
      const anchor = target + url.hash
      if (!url.hash || anchors.has(anchor)) continue
      anchors.set(anchor, { path: target, id: decodeURIComponent(url.hash.slice(1)), from: path })
    }
  }

  for (const { path, id, from } of anchors.values()) {
    const hasTarget = pages
      .get(path)
      ?.$('[id]')
      .toArray()
      .some((element) => element.attribs.id === id)
    if (!hasTarget) broken.push(`${path}#${id}, linked from ${from}`)
  }
  expect([...new Set(broken)]).toEqual([])
})

const addressesOn = ({ $ }: Page) =>
  $('a[href], link[href]:not([rel=canonical]), img[src], source[src], script[src], iframe[src], use[href]')
    .toArray()
    .map((element) => $(element).attr('href') ?? $(element).attr('src') ?? '')
    .filter((address) => !/^(mailto|tel|geo|data):/.test(address))
