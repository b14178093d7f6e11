// Long texts: the table of contents marks the current section, and on a phone the parts of a text expand.
import { alive, expect, test } from '#tests/support/browser-fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the table of contents marks the current section', { tag: '@rest' }, async ({ page }) => {
  await page.goto('/docs/how-we-work')
  await alive(page)
  const current = page.locator('.contents [aria-current]')
  await page.locator('#the-proposal').evaluate((heading) => heading.scrollIntoView())
  await expect(current).toHaveText('The proposal')
  await page.locator('#how-long-it-takes').evaluate((heading) => heading.scrollIntoView({ block: 'start' }))
  await expect(current).toHaveCount(1)
  await expect(current).not.toHaveText('The proposal')
  await page.evaluate(() => scrollTo(0, 0))
  await expect(current).toHaveCount(0)
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('the privacy notice is collapsed to a summary on a phone, and complete on a wide screen', {
      tag: javaScriptEnabled ? '@rest' : [],
    }, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto('/privacy')
      if (javaScriptEnabled) await alive(page)
      await expect(page.getByText('We do not sell data')).toBeVisible()
      const detail = page.getByText('Whichever law applies to you, you may ask us:')
      await expect(detail).toBeHidden()
      await page.getByRole('heading', { name: 'Your rights' }).click()
      await expect(detail).toBeVisible()
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto('/privacy')
      if (javaScriptEnabled) await alive(page)
      for (const text of await page.locator('.content-part').all()) await expect(text).toBeVisible()
    })

    test('all challenges and solutions of a sector are in sight, and their descriptions on request', {
      tag: '@rest',
    }, async ({ page }) => {
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 740 })
        await page.goto('/spotlight')
        if (javaScriptEnabled) await alive(page)
        await expect(page.locator('.sector .check-list > li').filter({ visible: true })).toHaveCount(40)
        const descriptions = page.locator('#hospitality .point-text').filter({ visible: true })
        await expect(descriptions).toHaveCount(0)
        await page.locator('#hospitality summary').click()
        await expect(descriptions).toHaveCount(10)
      }
    })
  })
}

test('a link to a collapsed section expands it', { tag: '@rest' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/privacy#your-rights')
  await alive(page)
  await expect(page.getByText('Whichever law applies to you, you may ask us:')).toBeVisible()
})

test('beside the text on a wide screen the table of contents can be closed and opened again', { tag: '@rest' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/docs/how-we-work')
  await alive(page)
  const entry = page.locator('.contents a').first()
  await expect(entry).toBeVisible()
  await page.locator('.contents summary').press('Enter')
  await expect(entry).toBeHidden()
  await page.locator('.contents summary').click()
  await expect(entry).toBeVisible()
})
