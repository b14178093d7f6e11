// Tabs that make one line on a phone: the current one is in the middle, so that those on both sides are seen.
import { alive, expect, test } from '#tests/support/browser-fixtures.ts'
import { signedIn } from '#tests/support/people.ts'

test.use({ viewport: { width: 360, height: 740 } })

for (const { path, at } of [
  { path: '/search?q=data', at: 3 },
  { path: '/dashboard/inbox', at: 4 },
])
  test(`the current tab of ${path} is in the middle of its line`, { tag: '@rest' }, async ({ page, site }) => {
    const { cookies } = await signedIn(site)
    await page.context().addCookies([...cookies].map(([name, value]) => ({ name, value, url: site.url })))
    await page.goto(path)
    await alive(page)
    const tabs = page.locator('main .tabs')
    await tabs.locator('a').nth(at).click()
    await expect(tabs.locator('a').nth(at)).toHaveAttribute('aria-current')
    const middles = () =>
      tabs.evaluate((line) =>
        [line, line.querySelector('[aria-current]')].map((element) => {
          const { left = 0, right = 0 } = element?.getBoundingClientRect() ?? {}
          return Math.round((left + right) / 2)
        }),
      )
    await expect.poll(async () => Math.abs((await middles()).reduce((line, link) => line - link))).toBeLessThan(2)
    await tabs.locator('a').first().click()
    await expect.poll(() => tabs.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0)
  })
