// What follows a quick inquiry: a receipt in the form's place, in view, focused and not covered by the toast.
import { alive, expect, test } from '#tests/support/browser-fixtures.ts'
import { fillForm, press } from '#tests/support/fill-form.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const width of [360, 1280]) {
  test(`at ${width} px the receipt has the focus and the toast leaves it uncovered`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/about')
    await alive(page)
    await fillForm(page, 'quick', { name: 'Ada', email: `ada${width}@example.com`, message: 'Hello' })
    await press(page, 'quick')
    const receipt = page.locator('#quick-inquiry .form-status')
    await expect(receipt).toBeFocused()
    await expect(receipt).toContainText('We reply by')
    await expect(receipt).toBeInViewport({ ratio: 1 })
    const toast = page.locator('.Toastify__toast')
    await expect(toast).toHaveText(/sent successfully/)
    const [one, other] = [await receipt.boundingBox(), await toast.boundingBox()]
    if (!one || !other) throw new Error('The receipt or the toast is not there')
    const apart = one.y + one.height <= other.y || other.y + other.height <= one.y || one.x + one.width <= other.x
    expect(apart, JSON.stringify([one, other])).toBe(true)

    await receipt.getByRole('link', { name: 'Send another inquiry' }).click()
    await expect(page.locator('#quick-message')).toHaveValue('')
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 640 } })

  test('the label of the field that the browser refuses is not behind the header', async ({ page }) => {
    await page.goto('/contact')
    await page.locator('#contact [type=submit]').click()
    await expect(page.locator('#contact-name')).toBeFocused()
    const header = await page.locator('.site-header').boundingBox()
    const label = await page.locator('label[for=contact-name]').boundingBox()
    expect(label?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
  })
})
