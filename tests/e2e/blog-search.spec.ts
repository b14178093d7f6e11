// The search of the blog, with scripts and without.
import { alive, expect, test } from '#tests/support/browser-fixtures.ts'

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('articles are found by their words, one is read, and "back" leads to what was found', {
      tag: javaScriptEnabled ? '@rest' : [],
    }, async ({ page }) => {
      await page.goto('/blog')
      if (javaScriptEnabled) await alive(page)
      const field = page.getByRole('searchbox', { name: 'Search articles' })
      await field.fill('restore')
      await field.press('Enter')
      await expect(page).toHaveURL(/\/blog\?q=restore/)
      await expect(page.getByRole('heading', { name: /^\d+ articles? with “restore”$/ })).toBeVisible()
      await page.locator('.blog-list').getByRole('link', { name: 'A backup is proven by a restore' }).first().click()
      await expect(page.locator('h1')).toHaveText('A backup is proven by a restore')
      await page.goBack()
      await expect(field).toHaveValue('restore')
    })
  })
