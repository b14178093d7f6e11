// Every staff page is opened with scripts in French, the longest language of the staff area, and without them in English,
// and all judges look at these visits: accessible, wide and narrow, light and dark; no words overlap, leave their card or are
// broken in the middle; a form that opens from a button has the width of its page.
import type { Browser } from 'playwright/test'
import { otherLanguages } from '#app/languages/pages.ts'
import type { Language } from '#db/tables/records.ts'
import { alive, expect, type Page, test } from '#tests/support/browser-fixtures.ts'
import { signedIn } from '#tests/support/people.ts'
import { signOffTranslations } from '#tests/support/sign-off-translations.ts'
import type { Site } from '#tests/support/site.ts'
import type { Visitor } from '#tests/support/visitor.ts'
import { allRules, bringAxe, judge, judgeWhatIsNew, settled } from './axe.ts'
import { misfits, narrowForms, wideTables } from './layout.ts'
import { furnish, representativeStaffPaths, type State, staffPaths, states, takeOver } from './staff-pages.ts'

// The page after a reset must redirect after three seconds without scripts too, which only a refresh can do. It
// announces that, and has a link.
const besideTheRefresh = { ...allRules, rules: { 'meta-refresh': { enabled: false } } }

test('all judges accept a staff page of each kind', async ({ site, browser }) => {
  const admin = await furnish(site)
  expect(await judgePages(site, browser, admin, await representativeStaffPaths(admin))).toEqual([])
})

/** Splits the pages among the workers. */
const parts = 2

for (let part = 0; part < parts; part++) {
  const title = `all judges accept every other staff page (${part + 1} of ${parts})`
  test(title, { tag: '@rest' }, async ({ site, browser }) => {
    const admin = await furnish(site)
    const judged = await representativeStaffPaths(admin)
    const others = (await staffPaths(site, admin)).filter((path) => !judged.includes(path))
    const own = others.filter((_, index) => index % parts === part)
    expect(await judgePages(site, browser, admin, own)).toEqual([])
  })
}

const representativeStates = ['sign-in refused', 'recovery codes, shown']
const isRepresentative = ({ name }: State) => representativeStates.includes(name)

test('a page of the sign-in and one of the second step are accessible', async ({ site, browser }) => {
  expect(await judgeStates(site, browser, states.filter(isRepresentative))).toEqual([])
})

test('all other pages of the sign-in and the second step are accessible', { tag: '@rest' }, async ({
  site,
  browser,
}) => {
  const others = states.filter((state) => !isRepresentative(state))
  expect(await judgeStates(site, browser, others)).toEqual([])
})

async function judgePages(site: Site, browser: Browser, admin: Visitor, paths: string[]): Promise<string[]> {
  const found: string[] = []
  const speak = (language: Language) => site.db.updateTable('users').set({ language }).execute()
  await speak('fr')
  const page = await newPage(site, browser)
  await takeOver(site, page, admin)
  page.on('pageerror', ({ message }) => found.push(`${page.url()} throws ${message}`))
  for (const path of paths) {
    const tell = (lines: string[]) => found.push(...lines.map((line) => `${path}: ${line}`))
    await page.setViewportSize({ width: 1280, height: 900 })
    const answer = await page.goto(path)
    if (answer?.status() !== (path.endsWith('no-such-page') ? 404 : 200)) tell([`status ${answer?.status()}`])
    await alive(page)
    // The sample shows a page for visitors.
    if (!path.startsWith('/admin/branding/sample')) {
      tell(await misfits(page))
      if ((await page.locator('.table-wrap').count()) > 0) {
        await page.setViewportSize({ width: 768, height: 900 })
        tell(await wideTables(page))
      }
      await page.setViewportSize({ width: 360, height: 900 })
      await settled(page)
      tell(await misfits(page))
    }
    found.push(...(await judge(page, path)))
    tell(await narrowForms(page))
  }
  await page.close()
  await speak('en')
  const without = await newPage(site, browser, 'without scripts')
  await takeOver(site, without, admin)
  await without.setViewportSize({ width: 360, height: 900 })
  for (const path of paths) {
    await without.goto(path)
    found.push(...(await judgeWhatIsNew(without, `${path} without scripts`)))
  }
  await without.close()
  return found
}

async function judgeStates(site: Site, browser: Browser, chosen: State[]): Promise<string[]> {
  const found: string[] = []
  for (const { name, open } of chosen) {
    const rules = name === 'new password set' ? besideTheRefresh : allRules
    for (const scripts of ['with scripts', 'without scripts'] as const) {
      await site.db.deleteFrom('rate_limits').execute()
      const page = await newPage(site, browser, scripts)
      await open(site, page)
      const judgeIn = scripts === 'with scripts' ? judge : judgeWhatIsNew
      found.push(...(await judgeIn(page, name, rules)))
      await page.close()
    }
  }
  return found
}

async function newPage(site: Site, browser: Browser, scripts: 'with scripts' | 'without scripts' = 'with scripts') {
  const page = await browser.newPage({ baseURL: site.url, reducedMotion: 'reduce' })
  await bringAxe(page)
  if (scripts === 'without scripts') await blockScripts(page)
  return page
}

/** Blocks the page's scripts only: the browser's own switch would disable axe as well. */
async function blockScripts(page: Page) {
  const debug = await page.context().newCDPSession(page)
  await debug.send('Network.enable')
  await debug.send('Network.setBlockedURLs', { urls: ['*.js'] })
}

test('the bar of public pages has one line for staff too, in every language', async ({ site, page }) => {
  await signOffTranslations(site.db, Date.now())
  await takeOver(site, page, await signedIn(site, 'admin'))
  for (const path of ['/', ...otherLanguages.map((language) => `/${language}`)]) {
    await page.goto(path)
    for (const width of [1024, 1100, 1280]) {
      await page.setViewportSize({ width, height: 400 })
      const heights = await page.evaluate(() => {
        // A scroll bar takes 15 pixels of a window.
        document.documentElement.style.paddingInlineEnd = '15px'
        const bar = document.querySelector('.site-bar')
        return [bar?.getBoundingClientRect().height, bar ? Number.parseFloat(getComputedStyle(bar).minBlockSize) : null]
      })
      expect([path, width, heights[0]]).toEqual([path, width, heights[1]])
    }
  }
})
