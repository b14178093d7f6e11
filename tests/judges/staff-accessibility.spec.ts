// axe on every page of the staff area and in front of it: wide and narrow, light and dark, with scripts and without.
import type { RunOptions } from 'axe-core'
import { alive, expect, type Page, test } from '#tests/support/browser-fixtures.ts'
import { allRules, bringAxe, judge, withoutColours } from './axe.ts'
import { furnish, staffPaths, states, takeOver } from './staff-pages.ts'

// The page after a reset has to leave after three seconds also without scripts, which nothing else can do. It says so,
// and has a link.
const besideTheRefresh = { ...allRules, rules: { 'meta-refresh': { enabled: false } } }

for (const scripts of ['with', 'without'] as const) {
  // Colours and columns are the styles' alone: no script changes them.
  const judging = scripts === 'with' ? {} : { schemes: ['light'] as const, widths: [360] }
  const rulesOf = (rules: RunOptions) => (scripts === 'with' ? rules : withoutColours(rules))

  test(`no staff page has a barrier ${scripts} scripts`, async ({ site, page }) => {
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

  test(`no page in front of the door and no second step has a barrier ${scripts} scripts`, async ({
    site,
    browser,
  }) => {
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
    // Scripts that never arrive: axe is one itself, so the browser's own switch would silence it as well.
    const debug = await page.context().newCDPSession(page)
    await debug.send('Network.enable')
    await debug.send('Network.setBlockedURLs', { urls: ['*.js'] })
  }
}
