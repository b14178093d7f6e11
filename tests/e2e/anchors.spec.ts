// Links within a page scroll each time they are followed, and "back" restores the position.
import { alive, expect, heldScripts, type Page, test } from '#tests/support/browser-fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const toTop = (page: Page) => page.evaluate(() => scrollTo(0, 0))
const topOf = (page: Page, id: string) =>
  page.locator(`[id="${id}"]`).evaluate((element) => element.getBoundingClientRect().top)

/** The section begins at the top of the window, below the header. */
async function expectReached(page: Page, id: string) {
  await expect.poll(async () => Math.abs((await topOf(page, id)) - 60)).toBeLessThan(60)
}

for (const [path, ids] of [
  ['/about', ['mission', 'team', 'mission']],
  ['/terms', ['enquiries', 'newsletter', 'enquiries']],
] as const) {
  test(`${path}: every link to a section scrolls there, also the second time`, {
    tag: path === '/about' ? [] : '@rest',
  }, async ({ page }) => {
    await page.goto(path)
    await alive(page)
    for (const id of ids) {
      await toTop(page)
      await page.locator(`main a[href="#${id}"]`).first().click()
      await expectReached(page, id)
    }
  })
}

test('"back" restores the position before a link, and other pages do not inherit it', { tag: '@rest' }, async ({
  page,
}) => {
  await page.goto('/about')
  await alive(page)
  await page.evaluate(() => scrollTo(0, 120))
  await page.locator('main a[href="#team"]').first().click()
  await expectReached(page, 'team')
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(120)
  await page.goForward()
  await expectReached(page, 'team')
  await page.goto('/technologies')
  await expect(page.locator('h1')).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await alive(page)
  await page.locator('main a[href="#tech-overview"]').first().click()
  await expectReached(page, 'tech-overview')
})

test('a link followed before hydration does not break later ones', { tag: '@rest' }, async ({ page }) => {
  const release = await heldScripts(page)
  await page.goto('/about')
  await page.locator('main a[href="#team"]').first().click()
  await expectReached(page, 'team')
  release()
  await alive(page)
  await expectReached(page, 'team')
  await toTop(page)
  await page.locator('main a[href="#mission"]').first().click()
  await expectReached(page, 'mission')
  await toTop(page)
  await page.locator('main a[href="#team"]').first().click()
  await expectReached(page, 'team')
})
