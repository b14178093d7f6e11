// The mobile menu: the page behind it is dimmed, and a press beside it closes it, without scripts too.
import { alive, expect, test } from '#tests/support/browser-fixtures.ts'

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } })

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('opens, and closes by its button or a press beside it', async ({ page }) => {
      await page.goto('/services')
      if (javaScriptEnabled) await alive(page)
      const button = page.locator('.menu > summary')
      const products = page.locator('.site-nav').getByRole('link', { name: 'Products' })
      await button.click()
      await expect(products).toBeVisible()
      await button.click()
      await expect(products).toBeHidden()
      await button.click()
      await page.mouse.click(180, 720)
      await expect(products).toBeHidden()
      if (javaScriptEnabled) {
        await button.click()
        await page.locator('.site-panel :is(a, button)').last().press('Tab')
        await expect(products).toBeHidden()
      }
      await expect(page).toHaveURL(/services$/)
    })
  })
}

test('has a ground of its own over each kind of page', { tag: '@rest' }, async ({ page }) => {
  for (const path of ['/', '/contact', '/products/digital-voting-platform', '/docs/how-we-work']) {
    await page.goto(path)
    await page.locator('.menu > summary').click()
    await expect(page.locator('.site-panel'), path).toHaveCSS('background-color', /^rgb\(/)
  }
})

test('the two pause buttons of /spotlight do not overlap', { tag: '@rest' }, async ({ browser, site }) => {
  const page = await browser.newPage({
    baseURL: site.url,
    viewport: { width: 360, height: 740 },
    reducedMotion: 'no-preference',
  })
  await page.goto('/spotlight')
  await alive(page)
  const [one, other] = await Promise.all(
    (await page.locator('.motion-pause').all()).map((button) => button.boundingBox()),
  )
  // Each is 44 px high.
  expect(Math.abs((one?.y ?? 0) - (other?.y ?? 0))).toBeGreaterThan(52)
  await page.close()
})
