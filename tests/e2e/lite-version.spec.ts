// The footer's link turns the lite version on and off, with scripts and without.
import { judge } from '#tests/judges/axe.ts'
import { expect, test } from '#tests/support/browser-fixtures.ts'

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } })

    test('the link leads to the same page without typefaces, and back', {
      tag: javaScriptEnabled ? '@rest' : [],
    }, async ({ page }) => {
      const expectOwnTypefaces = (areUsed: boolean) =>
        expect(page.locator('body')).toHaveCSS('font-family', areUsed ? /^"Hanken/ : /^"Text Fallback/)
      const footer = page.locator('.site-footer')
      await page.goto('/fr/contact?office=cameroon')
      await expectOwnTypefaces(true)
      const link = footer.locator('a[href^="/lite"]')
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      await link.focus()
      await page.keyboard.press('Enter')
      await expect(footer).toContainText('Ceci est la version légère.')
      await expect(page).toHaveURL('/fr/contact?office=cameroon')
      await expectOwnTypefaces(false)
      await page.goto('/products')
      await expectOwnTypefaces(false)
      if (javaScriptEnabled) expect(await judge(page, 'the lite version')).toEqual([])
      await footer.getByRole('link', { name: 'Show the full version' }).click()
      await expect(page).toHaveURL('/products')
      await expect(page.locator('html')).not.toHaveAttribute('data-lite')
      await expectOwnTypefaces(true)
    })
  })
