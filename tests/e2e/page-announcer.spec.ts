// Client-side navigations are announced: the title is read out, and the focus moves to the page's heading.
import { alive, expect, type Page, test } from '#tests/support/browser-fixtures.ts'
import { press } from '#tests/support/fill-form.ts'
import { password, signedIn, staffAccount } from '#tests/support/people.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const announced = (page: Page) => page.locator('body > [aria-live=polite]')
const heading = (page: Page) => page.locator('#main h1')

async function open(page: Page, path: string) {
  await page.goto(path)
  await alive(page)
}

async function expectArrived(page: Page, title: RegExp, words: string) {
  await expect(heading(page)).toHaveText(words)
  await expect(heading(page)).toBeFocused()
  await expect(announced(page)).toHaveText(title)
  expect(await page.title()).toBe(await announced(page).textContent())
  expect(await page.evaluate(() => scrollY)).toBe(0)
}

test('the first page is left to the browser; later ones are announced, with their heading focused', async ({
  page,
}) => {
  await open(page, '/')
  await expect(announced(page)).toHaveText('')
  await expect(page.locator('body')).toBeFocused()
  const nav = page.getByRole('navigation', { name: 'Main' })
  await nav.getByRole('link', { name: 'Products' }).click()
  await expectArrived(page, /^Products/, 'Products')
  await nav.getByRole('link', { name: 'Industries' }).click()
  await expectArrived(page, /^Industries/, 'INDUSTRIES WE SERVE')
})

test('Tab then goes to the first control after the heading, which has no focus ring', { tag: '@rest' }, async ({
  page,
}) => {
  await open(page, '/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Industries' }).focus()
  await page.keyboard.press('Enter')
  await expectArrived(page, /^Industries/, 'INDUSTRIES WE SERVE')
  await expect(heading(page)).toHaveCSS('outline-style', 'none')
  await page.keyboard.press('Tab')
  await expect(page.locator('#main :is(a, summary)').first()).toBeFocused()
  await expect(heading(page)).not.toHaveAttribute('tabindex')
})

test('a link to a section of another page moves the focus there', { tag: '@rest' }, async ({ page }) => {
  await open(page, '/case-studies/banking-transformation')
  await page.locator('#main a[href="/industries#banking"]').click()
  await expect(announced(page)).toHaveText(/^Industries/)
  await expect(page.locator('#banking')).toBeFocused()
  await expect(page.locator('#banking')).toBeInViewport()
})

test('a link within the page announces nothing, and Tab continues after its target', { tag: '@rest' }, async ({
  page,
}) => {
  await open(page, '/about')
  const stop = page.locator('#team a, #team ~ * a').first()
  await page.locator('main a[href="#team"]').first().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#team$/)
  await page.keyboard.press('Tab')
  await expect(stop).toBeFocused()
  await expect(announced(page)).toHaveText('')
})

test('a tab announces nothing, and the focus stays on it', { tag: '@rest' }, async ({ page }) => {
  await open(page, '/services')
  const tab = page.getByRole('tab').nth(2)
  await tab.click()
  await expect(page).toHaveURL(/tab=/)
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await expect(tab).toBeFocused()
  await expect(announced(page)).toHaveText('')
})

test('"back" is announced as well, and restores the position', { tag: '@rest' }, async ({ page }) => {
  await open(page, '/services')
  await page.evaluate(() => scrollTo(0, 300))
  await page.locator('#main a[href^="/services/"]:visible').last().focus()
  const left = await page.evaluate(() => scrollY)
  await page.keyboard.press('Enter')
  await expect(announced(page)).not.toHaveText('')
  await page.goBack()
  await expect(announced(page)).toHaveText(/^Services/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
})

test('the same holds for staff: in lists, and for a missing record', { tag: '@rest' }, async ({ page, site }) => {
  const email = await staffAccount(site)
  await signedIn(site, 'viewer', { name: 'Eve Gone' })
  await open(page, '/login')
  await page.fill('[name=email]', email)
  await page.fill('[name=password]', password)
  await press(page, 'login')
  // Signing in loads a document, which browsers announce themselves.
  await expect(heading(page)).toHaveText('Overview')
  await open(page, '/dashboard')

  await page.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name: 'Contacts' }).click()
  await expectArrived(page, /^Contacts/, 'Contacts')
  await page.getByRole('searchbox').fill('somebody')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=somebody/)
  // The search box that had the focus was re-rendered.
  await expect(heading(page)).toBeFocused()

  await open(page, '/dashboard/users')
  const gone = page.getByRole('link', { name: 'Eve Gone' })
  await site.db.deleteFrom('users').where('name', '=', 'Eve Gone').execute()
  await gone.click()
  await expectArrived(page, /^Page Not Found/, 'Page Not Found')
})
