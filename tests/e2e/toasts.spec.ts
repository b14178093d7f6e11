// Toasts in a real browser, and the banner that replaces them without scripts.
import { alive, drawn, expect, heldRequests, type Page, pauseToasts, test } from '#tests/support/browser-fixtures.ts'
import { signedIn } from '#tests/support/people.ts'
import type { Site } from '#tests/support/site.ts'

const thanks = 'Your message has been sent successfully!'
const toast = (page: Page) => page.locator('.Toastify__toast')
/** The five seconds are a CSS animation. */
const countdown = (page: Page) =>
  page.locator('.Toastify__progress-bar--animated').evaluate((bar) => getComputedStyle(bar).animationPlayState)
/** Read from the animation, because a busy machine notices its end late. */
const lengths = (page: Page) =>
  page
    .locator('.Toastify__progress-bar--animated')
    .evaluate((bar) => bar.getAnimations().map(({ effect }) => effect?.getComputedTiming().duration))
const left = async (page: Page) => (await toast(page).boundingBox())?.x

let count = 0
async function sendQuick(page: Page, path = '/quick-inquiry') {
  count += 1
  await page.goto(path)
  await alive(page)
  await page.fill('#quick-name', 'Ada')
  await page.fill('#quick-email', 'ada@example.com')
  await page.fill('#quick-message', `Message ${count}`)
  await page.click('#quick [type=submit]')
}

test('a page without a toast does not load its code', { tag: '@rest' }, async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.goto('/quick-inquiry')
  await page.waitForLoadState('networkidle')
  expect(fetched.filter((url) => url.includes('toast-stack'))).toEqual([])
  await expect(page.locator('.Toastify')).toHaveCount(0)
})

test('a success is one toast with role status, beside the reference, for five seconds', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  await sendQuick(page)
  await expect(toast(page)).toHaveText(thanks)
  await expect.poll(() => lengths(page)).toEqual([5_000])
  await expect(toast(page)).toHaveCount(1)
  await expect(toast(page)).toHaveAttribute('role', 'status')
  await expect(page.locator('section.Toastify')).toHaveAttribute('aria-live', 'polite')
  await expect(page.locator('section.Toastify')).toHaveAttribute('aria-label', /Alt\+T/)
  await expect(page.locator('.banner')).toHaveCount(0)
  await expect(page.locator('.form-reference')).toHaveText(/^ENQ-/)
  await expect(page.locator('#quick')).toHaveCount(0)
  await page.mouse.move(5, 400)
  await expect(toast(page)).toHaveCount(0)
  await expect(page.locator('.form-reference')).toBeVisible()
  expect(complaints).toEqual([])
})

test('a second message about the same form replaces the first', { tag: '@rest' }, async ({ page }) => {
  await sendQuick(page)
  await expect(toast(page)).toHaveCount(1)
  const first = await page.locator('.form-reference').textContent()
  await page.getByRole('link', { name: 'Send another enquiry' }).click()
  await page.fill('#quick-name', 'Ada')
  await page.fill('#quick-email', 'ada@example.com')
  await page.fill('#quick-message', 'Another')
  await page.click('#quick [type=submit]')
  await expect(page.locator('.form-reference')).not.toHaveText(first ?? '')
  await drawn(page)
  await expect(toast(page)).toHaveCount(1)
})

test('it pauses under the pointer and while the window is in the background', { tag: '@rest' }, async ({ page }) => {
  await sendQuick(page)
  await expect.poll(() => countdown(page)).toBe('running')
  await toast(page).hover()
  await expect.poll(() => countdown(page)).toBe('paused')
  await page.mouse.move(5, 400)
  await expect.poll(() => countdown(page)).toBe('running')
  await pauseToasts(page)
  await expect.poll(() => countdown(page)).toBe('paused')
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect.poll(() => countdown(page)).toBe('running')
  await expect(toast(page)).toHaveCount(0)
})

test('Alt+T focuses it, but not while the user is typing', { tag: '@rest' }, async ({ page }) => {
  await sendQuick(page)
  await toast(page).hover()
  const search = page.locator('footer [name=q]')
  await search.focus()
  await page.keyboard.press('Alt+t')
  await expect(search).toBeFocused()
  await search.blur()
  await page.keyboard.press('Alt+t')
  await expect(toast(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(toast(page)).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true })

  test('it is as wide as the screen allows, and closes when it is dragged 80 % of that', { tag: '@rest' }, async ({
    page,
  }) => {
    await sendQuick(page)
    await expect(toast(page)).toBeVisible()
    await pauseToasts(page)
    await expect.poll(() => left(page)).toBe(16)
    expect((await toast(page).boundingBox())?.width).toBe(288)
    const drag = (part: number) =>
      toast(page).evaluate((element, distance) => {
        const at = (clientX: number) => ({ bubbles: true, pointerType: 'touch', clientX, clientY: 100 })
        element.dispatchEvent(new PointerEvent('pointerdown', at(20)))
        document.dispatchEvent(new PointerEvent('pointermove', at(20 + element.clientWidth * distance)))
        document.dispatchEvent(new PointerEvent('pointerup', at(20 + element.clientWidth * distance)))
      }, part)
    await drag(0.7)
    await expect.poll(() => left(page)).toBe(16)
    await drag(0.85)
    await expect(toast(page)).toHaveCount(0)
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('it still closes after five seconds', { tag: '@rest' }, async ({ page }) => {
    await sendQuick(page)
    await expect(toast(page)).toHaveCount(1)
    await expect.poll(() => lengths(page)).toEqual([5_000])
    await page.mouse.move(5, 400)
    await expect(toast(page)).toHaveCount(0)
  })
})

test('a failure appears at once, in a toast and in the form', { tag: '@rest' }, async ({ page, site }) => {
  await site.db.schema.alterTable('record_events').renameTo('gone').execute()
  await sendQuick(page)
  const words = 'Failed to send message. Please try again.'
  await expect(toast(page)).toHaveText(words)
  await expect(toast(page)).toHaveAttribute('role', 'alert')
  await expect(page.locator('#quick .error-summary')).toContainText(words)
  await expect(page.locator('#quick .error-summary')).toBeFocused()
  await expect(page.locator('#quick-message')).toHaveValue(`Message ${count}`)
})

for (const path of ['/about', '/quick-inquiry']) {
  test(`on ${path} the answer appears without leaving the page`, { tag: '@rest' }, async ({ page }) => {
    await sendQuick(page, path)
    await expect(toast(page)).toHaveText(thanks)
    expect(new URL(page.url()).pathname).toBe(path)
    await expect(page.locator('#quick-inquiry')).toBeInViewport()
    await expect(page.locator('#quick-inquiry .form-reference')).toBeVisible()
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the same message is in the receipt on the next page', { tag: '@rest' }, async ({ page }) => {
    await page.goto('/about')
    await page.fill('#quick-name', 'Ada')
    await page.fill('#quick-email', 'ada@example.com')
    await page.fill('#quick-message', 'No scripts here')
    await page.click('#quick [type=submit]')
    await expect(page.locator('.form-thanks')).toHaveText(thanks)
    await expect(page.locator('.form-thanks')).toBeInViewport()
    expect(new URL(page.url()).pathname).toBe('/about')
  })
})

/** Saves a profile without scripts. @returns the cookies that carry the message to the next page */
async function savedProfile(site: Site) {
  const staff = await signedIn(site)
  await staff.submit(await staff.visit('/dashboard/settings/profile'), '#profile', {}, { follow: false })
  return [...staff.cookies].map(([name, value]) => ({ name, value, url: site.url }))
}

test('hydration replaces the server’s banner by a toast', { tag: '@rest' }, async ({ page, site }) => {
  await page.context().addCookies(await savedProfile(site))
  const answer = await page.goto('/dashboard/settings/profile')
  expect(await answer?.text()).toContain('class="banner"')
  await expect(toast(page)).toHaveText('Profile saved')
  await expect(page.locator('.banner')).toHaveCount(0)
})

test('a search or the closing of a dialog leaves it on a staff page, and a posted form dismisses it', {
  tag: '@rest',
}, async ({ page, site }) => {
  await page.context().addCookies(await savedProfile(site))
  await page.goto('/dashboard/settings/profile')
  await expect(toast(page)).toHaveText('Profile saved')
  await toast(page).hover()
  const form = (method: string) =>
    page.evaluate((value) => {
      const made = document.createElement('form')
      made.method = value
      made.onsubmit = (event) => event.preventDefault()
      document.querySelector('main')?.append(made)
      made.requestSubmit()
    }, method)
  for (const method of ['dialog', 'get', 'post']) await form(method)
  await drawn(page)
  await expect(toast(page)).toHaveCount(1)
  const release = await heldRequests(page, /settings\/profile/)
  await page.locator('#profile').evaluate((made: HTMLFormElement) => made.requestSubmit())
  await expect(toast(page)).toHaveCount(0)
  release()
})

test('the banner stays if the toast’s code cannot be loaded', { tag: '@rest' }, async ({ page, site }) => {
  await page.route(/toast-stack/, (route) => route.abort())
  await page.context().addCookies(await savedProfile(site))
  await page.goto('/dashboard/settings/profile')
  await expect(page.locator('.banner')).toHaveText('Profile saved')
})
