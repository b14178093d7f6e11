// axe on every page: WCAG 2.2 AA and best practice, wide and narrow, light and dark.
import { expect, test } from '#tests/support/browser-fixtures.ts'
import { allRules, axe, colourRules, judge } from './axe.ts'
import { judgedPaths } from './pages.ts'

/** Two browsers share the pages of each width. */
const halves = [0, 1]

for (const width of [360, 1280]) {
  for (const half of halves) {
    test(`no page has a barrier at ${width} px (${half + 1} of ${halves.length})`, async ({ site, page }) => {
      test.setTimeout(300_000)
      // Judged at rest: what moves in is half transparent on its way.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 900 })
      const paths = (await judgedPaths(site)).filter((_, index) => index % halves.length === half)
      const found: string[] = []
      for (const path of paths) {
        await page.emulateMedia({ colorScheme: 'light' })
        await page.goto(path)
        await page.evaluate(axe)
        found.push(...(await judge(page, `${path} light`, allRules)))
        await page.emulateMedia({ colorScheme: 'dark' })
        found.push(...(await judge(page, `${path} dark`, colourRules)))
      }
      expect(found).toEqual([])
    })
  }
}
