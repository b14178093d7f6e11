// The sidebar of the staff area on a wide screen.
import { alive, expect, test } from '#tests/support/browser-fixtures.ts'
import { signIn } from '#tests/support/inbox-browser.ts'

test('it folds without loading the page, keeps what was typed, and is still folded after a reload', async ({
  site,
  page,
}) => {
  await signIn(site, page)
  await page.goto('/dashboard/settings/profile')
  await alive(page)
  const sidebar = page.locator('.staff-sidebar')
  const name = page.locator('main [name=name]')
  await name.fill('Typed Name')
  const stored = page.waitForResponse((answer) => answer.url().includes('/dashboard/sidebar'))
  await page.getByRole('link', { name: 'Collapse menu' }).click()
  await expect(sidebar).toHaveCSS('width', '64px')
  await expect(name).toHaveValue('Typed Name')
  await stored
  await page.reload()
  await expect(sidebar).toHaveCSS('width', '64px')
  await page.getByRole('link', { name: 'Expand menu' }).click()
  await expect(sidebar).toHaveCSS('width', '248px')
})

test('on a phone a folded sidebar changes nothing: the menu is closed, and opens with its words', {
  tag: '@rest',
}, async ({ site, page }) => {
  await signIn(site, page)
  await page.context().addCookies([{ name: 'sidebar', value: 'folded', url: site.url }])
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/dashboard')
  const settings = page.locator('.staff-sidebar nav').getByText('Settings')
  await expect(settings).toBeHidden()
  await expect(page.locator('.sidebar-fold')).toBeHidden()
  await page.locator('.staff-sidebar summary').click()
  await expect(settings).toBeVisible()
  expect((await settings.boundingBox())?.width).toBeGreaterThan(20)
})
