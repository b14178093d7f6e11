// Pages that the scripts of the open page do not know: those of a newer release, and the staff's.
import type { Route } from 'playwright/test'
import { alive, expect, test } from '#tests/support/browser-fixtures.ts'
import { press } from '#tests/support/fill-form.ts'
import { password, staffAccount } from '#tests/support/people.ts'

test('a link to a page unknown to the scripts loads it as a document', { tag: '@rest' }, async ({ page }) => {
  // Only the first document's list: the next one brings its own, as that of a newer release does.
  const changed = async (route: Route) => {
    const response = await route.fetch()
    const known = await response.text()
    const body = known.replace('"path":"technologies"', '"path":"not-there-yet"')
    expect(body).not.toBe(known)
    await route.fulfill({ response, body, headers: { ...response.headers(), 'cache-control': 'no-store' } })
  }
  await page.route('**/assets/*manifest-*.js', changed, { times: 1 })
  await page.goto('/about')
  await alive(page)
  const left = page.waitForEvent('load')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Technologies' }).click()
  await left
  await expect(page.locator('#main h1')).toHaveText('Technologies')
  await expect(page).toHaveURL('/technologies')
  await alive(page)
  await page.goBack()
  await expect(page.locator('#main h1')).toHaveText(/About|BN Technologies/)
})

test('signing in and a visitors’ page lead into the staff area, whose pages their scripts do not know', async ({
  page,
  site,
}) => {
  await page.goto('/login')
  await alive(page)
  await page.fill('[name=email]', await staffAccount(site))
  await page.fill('[name=password]', password)
  await press(page, 'login')
  await expect(page.locator('#main h1')).toHaveText('Overview')
  await page.goto('/about')
  await alive(page)
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.locator('#main h1')).toHaveText('Overview')
  await alive(page)
  await page.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name: 'Contacts' }).click()
  await expect(page.locator('#main h1')).toHaveText('Contacts')
})
