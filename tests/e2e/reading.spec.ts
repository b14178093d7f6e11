// Long texts: the contents mark the part being read, and on a phone the parts of a legal text unfold.
import { alive, expect, test } from '#tests/support/browser-fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the contents of a document mark the part being read', async ({ page }) => {
  await page.goto('/docs/how-we-work')
  await alive(page)
  const current = page.locator('.contents [aria-current]')
  await page.locator('#the-proposal').evaluate((heading) => heading.scrollIntoView())
  await expect(current).toHaveText('The proposal')
  await page.locator('#how-long-it-takes').evaluate((heading) => heading.scrollIntoView({ block: 'start' }))
  await expect(current).toHaveCount(1)
  await expect(current).not.toHaveText('The proposal')
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('on a phone the privacy notice begins in short and unfolds; on a desk all of it is there', async ({
      page,
    }) => {
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
  })
}

test('a link to a folded part unfolds it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/privacy#your-rights')
  await alive(page)
  await expect(page.getByText('Whichever law applies to you, you may ask us:')).toBeVisible()
})
