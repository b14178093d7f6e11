// A page that stays open while a newer release is installed: its scripts do not know the new pages.
import { alive, expect, test } from '#tests/support/browser-fixtures.ts'

test('a link to a page unknown to the scripts loads it as a document', async ({ page }) => {
  await page.route('**/assets/manifest-*.js', async (route) => {
    const response = await route.fetch()
    const known = await response.text()
    const body = known.replace('"path":"technologies"', '"path":"not-there-yet"')
    expect(body).not.toBe(known)
    await route.fulfill({ response, body })
  })
  await page.goto('/about')
  await alive(page)
  const left = page.waitForEvent('load')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Technologies' }).click()
  await left
  await expect(page.locator('#main h1')).toHaveText('Technologies')
  await expect(page).toHaveURL('/technologies')
  await page.goBack()
  await expect(page.locator('#main h1')).toHaveText(/About|BN Technologies/)
  // The page was loaded as a document and may still be fetching its manifest.
  await page.unrouteAll({ behavior: 'wait' })
})
