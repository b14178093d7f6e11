// axe on every staff and sign-in page: wide and narrow, light and dark, with and without scripts.
import type { RunOptions } from 'axe-core'
import { alive, expect, type Page, test } from '#tests/support/browser-fixtures.ts'
import { allRules, bringAxe, judge, withoutColours } from './axe.ts'
import { furnish, staffPaths, states, takeOver } from './staff-pages.ts'

// The page after a reset must redirect after three seconds without scripts too, which only a refresh can do. It
// announces that, and has a link.
const besideTheRefresh = { ...allRules, rules: { 'meta-refresh': { enabled: false } } }

for (const scripts of ['with', 'without'] as const) {
  // Only styles determine colours and columns, so scripts make no difference.
  const judging = scripts === 'with' ? {} : { schemes: ['light'] as const, widths: [360] }
  const rulesOf = (rules: RunOptions) => (scripts === 'with' ? rules : withoutColours(rules))

  test(`every staff page is accessible ${scripts} scripts`, async ({ site, page }) => {
    test.setTimeout(300_000)
    const admin = await furnish(site)
    await takeOver(site, page, admin)
    await prepare(page)
    const found: string[] = []
    if (scripts === 'with') page.on('pageerror', ({ message }) => found.push(`${page.url()} throws ${message}`))
    const paths = await staffPaths(site, admin)
    expect(paths.length).toBeGreaterThan(15)
    for (const path of paths) {
      await page.goto(path)
      if (scripts === 'with') await alive(page)
      found.push(...(await judge(page, path, { ...judging, rules: rulesOf(allRules) })))
    }
    expect(found).toEqual([])
  })

  test(`the sign-in pages and the second step are accessible ${scripts} scripts`, async ({ site, browser }) => {
    test.setTimeout(300_000)
    const found: string[] = []
    for (const { name, open } of states) {
      await site.db.deleteFrom('rate_limits').execute()
      const page = await browser.newPage({ baseURL: site.url })
      await prepare(page)
      await open(site, page)
      found.push(
        ...(await judge(page, name, {
          ...judging,
          rules: rulesOf(name === 'new password set' ? besideTheRefresh : allRules),
        })),
      )
      await page.close()
    }
    expect(found).toEqual([])
  })

  async function prepare(page: Page) {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await bringAxe(page)
    if (scripts === 'with') return
    // Blocks the page's scripts only: the browser's own switch would disable axe as well.
    const debug = await page.context().newCDPSession(page)
    await debug.send('Network.enable')
    await debug.send('Network.setBlockedURLs', { urls: ['*.js'] })
  }
}
