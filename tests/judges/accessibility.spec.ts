// axe on every page: WCAG 2.2 AA and best practice, wide and narrow, light and dark.
import { expect, test } from '#tests/support/browser-fixtures.ts'
import { bringAxe, judge } from './axe.ts'
import { judgedPaths } from './pages.ts'

/** Split so that browsers share the pages. */
const parts = 4

for (let part = 0; part < parts; part++) {
  test(`every page is accessible (${part + 1} of ${parts})`, async ({ site, page }) => {
    test.setTimeout(300_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await bringAxe(page)
    const paths = (await judgedPaths(site)).filter((_, index) => index % parts === part)
    const found: string[] = []
    for (const path of paths) {
      await page.goto(path)
      found.push(...(await judge(page, path)))
    }
    expect(found).toEqual([])
  })
}
