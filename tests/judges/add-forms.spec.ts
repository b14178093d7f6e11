// A form that opens from a button in the title's row has the width of its page.
import { alive, expect, test } from '#tests/support/browser-fixtures.ts'
import { furnish, staffPaths, takeOver } from './staff-pages.ts'

/** The narrowest card of a form on a wide page. */
const card = 600

test('every form that adds to a list is as wide as its column, or as a card', async ({ site, page }) => {
  const admin = await furnish(site)
  await takeOver(site, page, admin)
  const paths: string[] = []
  for (const path of await staffPaths(site, admin))
    if ((await admin.visit(path)).$('details.add-form form').length > 0) paths.push(path)
  expect(paths.length).toBeGreaterThan(2)
  const found: string[] = []
  for (const path of paths) {
    await page.goto(path)
    await alive(page)
    await page.locator('details.add-form > summary').click()
    for (const width of [360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      const [column, form] = await page
        .locator('details.add-form')
        .evaluate((fold) => [fold.clientWidth, fold.querySelector('form')?.offsetWidth ?? 0])
      if (form < Math.min(column, card)) found.push(`${path} at ${width}: ${form} of ${column} px`)
    }
  }
  expect(found).toEqual([])
})
