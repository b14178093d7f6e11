// Print shows all tabs and closed questions, and no controls.
import { expect, test } from '#tests/support/browser-fixtures.ts'

const panels = [
  ['/services', 6],
  ['/technologies', 8],
  ['/contact', 2],
] as const

test.use({ javaScriptEnabled: false })

test('all panels and opened questions are printed, without menus and forms', { tag: '@rest' }, async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const [path, count] of panels) {
    await page.goto(path)
    await expect(page.locator('.tab-panel:visible'), path).toHaveCount(count)
    const answers = page.locator('main details:not(form *) > :not(summary)')
    for (const answer of await answers.all()) await expect(answer).toBeVisible()
    for (const hidden of ['header nav', '.tabs', 'form'])
      await expect(page.locator(`${hidden}:visible`), path).toHaveCount(0)
  }
})
