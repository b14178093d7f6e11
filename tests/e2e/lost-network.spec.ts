// Without a network the current page stays, with a button to try again.
import { submitEnquiry } from '#app/features/enquiries/submit-enquiry.server.ts'
import { judge } from '#tests/judges/axe.ts'
import { alive, expect, heldRequests, type Page, test } from '#tests/support/browser-fixtures.ts'
import { press } from '#tests/support/fill-form.ts'
import { signedIn } from '#tests/support/people.ts'
import type { Site } from '#tests/support/site.ts'

const notice = (page: Page) => page.locator('.network-notice')
const heading = (page: Page) => page.locator('#main h1')
const again = (page: Page) => notice(page).getByRole('button', { name: 'Try again' }).click()
const follow = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: /Main|Staff/ })
    .getByRole('link', { name, exact: true })
    .click()

async function open(page: Page, path: string) {
  await page.goto(path)
  await alive(page)
}

async function openAsStaff(site: Site, page: Page, path: string) {
  const { cookies } = await signedIn(site)
  await page.context().addCookies([...cookies].map(([name, value]) => ({ name, value, url: site.url })))
  await open(page, path)
}

async function expectStayed(page: Page, path: string, words: string) {
  await expect(notice(page)).toContainText('Network Error')
  await expect(notice(page)).toBeFocused()
  await expect(heading(page)).toHaveText(words)
  expect(new URL(page.url()).pathname).toBe(path)
}

async function expectArrived(page: Page, path: string, words: string) {
  await expect(heading(page)).toHaveText(words)
  await expect(heading(page)).toBeFocused()
  await expect(notice(page)).toHaveCount(0)
  await expect(page).toHaveURL(path)
}

test('without a network a link keeps the page and its typed text, until a retry succeeds', async ({
  page,
  context,
}) => {
  await open(page, '/cta')
  await page.fill('#connect-message', 'Still here')
  await context.setOffline(true)
  await follow(page, 'Industries')
  await expectStayed(page, '/cta', 'Schedule a Consultation')
  expect(await judge(page, 'the notice')).toEqual([])
  await page.setViewportSize({ width: 1280, height: 720 })
  await again(page)
  await expectStayed(page, '/cta', 'Schedule a Consultation')
  await expect(page.locator('.loading-screen')).toHaveCount(0)
  await notice(page).getByRole('button', { name: 'Close' }).click()
  await expect(notice(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Industries' }).first()).toBeFocused()
  await follow(page, 'Products')
  await expectStayed(page, '/cta', 'Schedule a Consultation')
  await expect(page.locator('#connect-message')).toHaveValue('Still here')
  await context.setOffline(false)
  await again(page)
  await expectArrived(page, '/products', 'Products')
})

test('the same holds for "back", and for pages whose code is loaded', { tag: '@rest' }, async ({ page, context }) => {
  await open(page, '/products')
  await follow(page, 'Industries')
  await expect(heading(page)).toHaveText('INDUSTRIES WE SERVE')
  await context.setOffline(true)
  await page.goBack()
  await expect(notice(page)).toBeFocused()
  await expect(heading(page)).toHaveText('INDUSTRIES WE SERVE')
  await context.setOffline(false)
  await again(page)
  await expectArrived(page, '/products', 'Products')
})

test('a proxy’s own answer counts as no answer', { tag: '@rest' }, async ({ page }) => {
  await page.route(/products\.data/, (route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }))
  await open(page, '/cta')
  await follow(page, 'Products')
  await expectStayed(page, '/cta', 'Schedule a Consultation')
  await page.unroute(/products\.data/)
  await again(page)
  await expectArrived(page, '/products', 'Products')
})

test('a page whose code failed to load opens after a retry', { tag: '@rest' }, async ({ page }) => {
  await open(page, '/cta')
  const releaseData = await heldRequests(page, /products\.data/)
  await page.route(/assets\/products-/, (route) => route.abort())
  await follow(page, 'Products')
  await expectStayed(page, '/cta', 'Schedule a Consultation')
  await page.unroute(/assets\/products-/)
  await again(page)
  releaseData()
  await expectArrived(page, '/products', 'Products')
})

test('a page whose code was removed by a new release is loaded as a document', { tag: '@rest' }, async ({ page }) => {
  await open(page, '/cta')
  let isRemoved = true
  // The document's request comes before those for its code, so the new document never meets the removed file.
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isRemoved = false
  })
  await page.route(/assets\/products-/, (route) => (isRemoved ? route.fulfill({ status: 404 }) : route.continue()))
  await follow(page, 'Products')
  await expect(heading(page)).toHaveText('Products')
  await alive(page)
  await expect(page).toHaveURL('/products')
  await expect(notice(page)).toHaveCount(0)
})

test('staff keep their page, and can search again once the network is back', { tag: '@rest' }, async ({
  page,
  context,
  site,
}) => {
  await openAsStaff(site, page, '/dashboard/contacts')
  await context.setOffline(true)
  await follow(page, 'Settings')
  await expectStayed(page, '/dashboard/contacts', 'Contacts')
  await page.getByRole('searchbox').fill('nobody')
  await page.keyboard.press('Enter')
  await expectStayed(page, '/dashboard/contacts', 'Contacts')
  expect(new URL(page.url()).search).toBe('')
  await context.setOffline(false)
  await again(page)
  await expect(page).toHaveURL(/q=nobody/)
  await expect(notice(page)).toHaveCount(0)
})

test('staff and sign-in forms keep typed text', { tag: '@rest' }, async ({ page, context, site }) => {
  await open(page, '/forgot-password')
  await page.fill('[name=email]', 'ada@example.com')
  await context.setOffline(true)
  await press(page, 'forgot-password')
  await expect(page.locator('#forgot-password .error-summary')).toContainText('Network Error')
  await expect(page.locator('[name=email]')).toHaveValue('ada@example.com')
  await context.setOffline(false)

  await openAsStaff(site, page, '/dashboard/settings/profile')
  await page.fill('#profile-name', 'Ada Offline')
  await context.setOffline(true)
  await press(page, 'profile')
  await expect(page.locator('#profile .error-summary')).toContainText('Network Error')
  await expect(page.locator('#profile-name')).toHaveValue('Ada Offline')
  await expect(page.getByRole('button', { name: 'Copy message' })).toHaveCount(0)
  await context.setOffline(false)
  await press(page, 'profile')
  await expect(page.locator('body')).toContainText('Ada Offline')
  await expect(heading(page)).toHaveText('Settings')
})

test('a decision without an answer is reported as such, with a link back to its page', async ({
  page,
  context,
  site,
}) => {
  const input = { name: 'Vera', email: 'v@example.com', message: 'Hello' }
  const sending = { client: 'c', spamReasons: null, language: 'en', digest: 'Vera', now: Date.now() } as const
  const { reference } = await submitEnquiry(site.db, 'contact', input, sending)
  await openAsStaff(site, page, `/dashboard/contacts/${reference}`)
  const name = await heading(page).textContent()
  await context.setOffline(true)
  await page.locator('form[data-move] button').first().click()
  await expect(heading(page)).toHaveText('Network Error')
  await expect(heading(page)).toBeFocused()
  await expect(page.locator('#main')).not.toContainText('request number')
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Go back' }).click()
  await expect(heading(page)).toHaveText(name ?? '')
  await expect(page.locator('form[data-move]').first()).toBeVisible()
})

test('an internal error shows its request id', { tag: '@rest' }, async ({ page, site }) => {
  await openAsStaff(site, page, '/dashboard')
  await site.db.schema.alterTable('enquiries').renameTo('gone').execute()
  await follow(page, 'Contacts')
  await expect(heading(page)).toHaveText('Something Went Wrong')
  await expect(page.locator('#main')).toContainText(/request number: \w+/)
})
