// One industry is open at a time: beside the index on wide screens, in an accordion on a phone, and by its link.
import { alive, expect, test } from '#tests/support/browser-fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { javaScriptEnabled, width, limit } of [
  { javaScriptEnabled: true, width: 360, limit: 8000 },
  { javaScriptEnabled: true, width: 1280, limit: 4500 },
  { javaScriptEnabled: false, width: 360, limit: 8000 },
])
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} scripts at ${width} px`, () => {
    test.use({ javaScriptEnabled, viewport: { width, height: 800 } })

    test('a link to an industry opens it, a heading another one, and the page is short', {
      tag: width === 360 ? [] : '@rest',
    }, async ({ page }) => {
      await page.goto('/industries#travel')
      await expect(page.locator('#travel h3')).toBeInViewport()
      if (javaScriptEnabled) await alive(page)
      await page.locator('summary', { hasText: 'Retail' }).click()
      await expect(page.locator('#retail h3')).toBeInViewport()
      if (javaScriptEnabled) await expect(page.locator('.industry-panel:visible')).toHaveCount(1)

      await page.goto('/industries')
      if (javaScriptEnabled) await alive(page)
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(limit)
      await page.locator('summary', { hasText: 'Banking' }).click()
      await expect(page.locator('#banking')).toBeVisible()
      // Without scripts the first one stays open above it.
      await expect(page.locator('.industry-panel:visible')).toHaveCount(javaScriptEnabled ? 1 : 2)
      await page.locator('#banking a').click()
      await expect(page).toHaveURL(/\/cta\?industry=banking$/)
    })
  })

test('a link from another page opens the industry', { tag: '@rest' }, async ({ page }) => {
  await page.goto('/search?q=hospitality')
  await alive(page)
  await page.locator('main a[href="/industries#hospitality"]').first().click()
  await expect(page.locator('#hospitality h3')).toBeInViewport()
})
