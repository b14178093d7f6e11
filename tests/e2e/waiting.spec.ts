// Progress indicators: a line after a moment, and nothing when loading is fast.
import { alive, expect, heldRequests, type Page, test } from '#tests/support/browser-fixtures.ts'

const line = (page: Page) => page.locator('.progress-line')

test('a slow page shows a line, which disappears when it has loaded', { tag: '@rest' }, async ({ page }) => {
  await page.goto('/about')
  await alive(page)
  await expect(line(page)).toHaveCount(0)
  const release = await heldRequests(page, /terms\.data/)
  await page.locator('footer').getByRole('link', { name: 'Terms' }).click()
  await expect(line(page)).toHaveAttribute('aria-hidden', 'true')
  release()
  await expect(page).toHaveURL(/terms$/)
  await expect(line(page)).toHaveCount(0)
})
