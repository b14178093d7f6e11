import { expect, test } from '#tests/support/browser-fixtures.ts'

for (const { wait, media } of [
  { wait: 100, media: 'all' },
  { wait: 400, media: '(scripting: none)' },
]) {
  test(`fonts ${media === 'all' ? 'load beside' : 'wait for'} the styles when the first lines take ${wait} ms`, {
    tag: '@rest',
  }, async ({ page }) => {
    await page.addInitScript((wait) => {
      const [{ requestStart }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming]
      performance.now = () => requestStart + wait
    }, wait)
    await page.goto('/', { waitUntil: 'commit' })
    const links = page.locator('link[as=font]')
    await expect(links).toHaveCount(2)
    for (const link of await links.all()) await expect(link).toHaveAttribute('media', media)
  })
}
