// The preview of a text's Markdown in a browser, with scripts and without, on a narrow screen.
import { alive, expect, test } from '#tests/support/browser-fixtures.ts'
import { signedIn } from '#tests/support/people.ts'
import { takeOver } from '../judges/staff-pages.ts'

test.use({ viewport: { width: 320, height: 640 } })

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('shows what is typed below its field, with the focus, and what was typed elsewhere stays', {
      tag: '@rest',
    }, async ({ site, page }) => {
      await takeOver(site, page, await signedIn(site, 'admin'))
      await page.goto('/admin/texts/docs/how-we-work/en')
      if (javaScriptEnabled) await alive(page)
      await page.fill('[name=title]', 'Typed before')
      await page.fill('[name=text]', '## A part\n\nIts words.')
      const loads = await page.evaluate(() => performance.timeOrigin)
      await page.getByRole('button', { name: 'Preview of Text' }).press('Enter')
      const preview = page.getByRole('region', { name: 'Preview of Text' })
      await expect(preview.getByRole('heading', { name: 'A part' })).toBeVisible()
      await expect(preview).toBeFocused()
      await expect(page.locator('[name=title]')).toHaveValue('Typed before')
      expect((await page.evaluate(() => performance.timeOrigin)) === loads).toBe(javaScriptEnabled)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    })
  })
}
