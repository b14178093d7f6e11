// axe on every staff and sign-in page: wide and narrow, light and dark, with and without scripts.
import { alive, expect, type Page, test } from '#tests/support/browser-fixtures.ts'
import { allRules, bringAxe, judge, judgeWhatIsNew } from './axe.ts'
import { furnish, staffPaths, states, takeOver } from './staff-pages.ts'

// The page after a reset must redirect after three seconds without scripts too, which only a refresh can do. It
// announces that, and has a link.
const besideTheRefresh = { ...allRules, rules: { 'meta-refresh': { enabled: false } } }

for (const half of [0, 1]) {
  test(`every staff page is accessible, with and without scripts (${half + 1} of 2)`, async ({
    site,
    page,
    browser,
  }) => {
    const admin = await furnish(site)
    const without = await browser.newPage({ baseURL: site.url })
    for (const each of [page, without]) await takeOver(site, each, admin)
    await prepare(page)
    await prepare(without)
    await blockScripts(without)
    const found: string[] = []
    page.on('pageerror', ({ message }) => found.push(`${page.url()} throws ${message}`))
    const paths = await staffPaths(site, admin)
    for (const path of paths.filter((_, index) => index % 2 === half)) {
      const answer = await page.goto(path)
      if (answer?.status() !== (path.endsWith('no-such-page') ? 404 : 200)) found.push(`${path}: ${answer?.status()}`)
      await alive(page)
      found.push(...(await judge(page, path)))
      await without.goto(path)
      found.push(...(await judgeWhatIsNew(without, `${path} without scripts`)))
    }
    await without.close()
    expect(found).toEqual([])
  })

  test(`the sign-in pages and the second step are accessible, with and without scripts (${half + 1} of 2)`, async ({
    site,
    browser,
  }) => {
    const found: string[] = []
    for (const { name, open } of states.filter((_, index) => index % 2 === half)) {
      const rules = name === 'new password set' ? besideTheRefresh : allRules
      for (const isWithout of [false, true]) {
        await site.db.deleteFrom('rate_limits').execute()
        const page = await browser.newPage({ baseURL: site.url })
        await prepare(page)
        if (isWithout) await blockScripts(page)
        await open(site, page)
        found.push(...(isWithout ? await judgeWhatIsNew(page, name, rules) : await judge(page, name, rules)))
        await page.close()
      }
    }
    expect(found).toEqual([])
  })
}

async function prepare(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await bringAxe(page)
}

/** Blocks the page's scripts only: the browser's own switch would disable axe as well. */
async function blockScripts(page: Page) {
  const debug = await page.context().newCDPSession(page)
  await debug.send('Network.enable')
  await debug.send('Network.setBlockedURLs', { urls: ['*.js'] })
}
