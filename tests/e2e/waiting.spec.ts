// Progress indicators: a line after a moment, and nothing when loading is fast.
import { alive, expect, type Page, test } from '#tests/support/browser-fixtures.ts'
import { fillForm, press } from '#tests/support/fill-form.ts'

const line = (page: Page) => page.locator('.progress-line')

/** Holds matching requests until they are released. */
async function held(page: Page, pattern: RegExp) {
  let release = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  await page.route(pattern, async (route) => {
    await released
    await route.continue()
  })
  return release
}

test('a slow page shows a line, which disappears when it has loaded', async ({ page }) => {
  await page.goto('/about')
  await alive(page)
  await expect(line(page)).toHaveCount(0)
  const release = await held(page, /terms\.data/)
  await page.locator('footer').getByRole('link', { name: 'Terms' }).click()
  await expect(line(page)).toHaveAttribute('aria-hidden', 'true')
  release()
  await expect(page).toHaveURL(/terms$/)
  await expect(line(page)).toHaveCount(0)
})

test('so does a slow answer to a form', async ({ page }) => {
  await page.goto('/cta')
  await alive(page)
  const release = await held(page, /cta\.data/)
  await fillForm(page, 'connect', { name: 'Ada', email: 'waiting@example.com', message: 'Hello' })
  await press(page, 'connect')
  await expect(line(page)).toBeVisible()
  await expect(page.locator('#connect [type=submit]:not([form])')).toHaveText('Sending...')
  release()
  await expect(page.locator('.form-status')).toBeVisible()
  await expect(line(page)).toHaveCount(0)
})
