// A form that cannot reach the server loses nothing, and no form is sent twice.
import { expect, type Page, test } from '#tests/support/browser-fixtures.ts'

const forms = [
  { path: '/cta?plan=standard', form: 'connect', failure: 'Failed to send message. Please try again.' },
  { path: '/quick-inquiry', form: 'quick', failure: 'Failed to send message. Please try again.' },
  { path: '/about', form: 'quick', failure: 'Failed to send message. Please try again.' },
  { path: '/contact', form: 'contact', failure: 'Failed to submit the form. Please try again later.' },
]

async function fill(page: Page, form: string, message = 'Hello there') {
  await page.fill(`#${form}-name`, 'Ada')
  await page.fill(`#${form}-email`, 'ada@example.com')
  await page.fill(`#${form}-message`, message)
}
const open = async (page: Page, path: string) => {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
}
const press = (page: Page, form: string) => page.click(`#${form} [type=submit]`)
const kept = (page: Page, form: string) => page.evaluate((name) => sessionStorage.getItem(`form:${name}`), form)

test.beforeEach(async ({ site }) => {
  await site.db.deleteFrom('rate_limits').execute()
  await site.db.deleteFrom('enquiries').execute()
})

for (const { path, form, failure } of forms) {
  test(`${form} on ${path} keeps its text without a network, through a reload, until it is stored`, async ({
    page,
    context,
    site,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, path)
    await fill(page, form)
    if (form === 'contact') await page.check('#contact [name=services][value="Data Analytics"]')
    await context.setOffline(true)
    await press(page, form)

    const notice = page.locator(`#${form} .error-summary`)
    await expect(notice).toContainText('Network Error')
    await expect(notice).toContainText(failure)
    await expect(notice).toBeFocused()
    await expect(page.locator(`#${form}-message`)).toHaveValue('Hello there')
    await notice.getByRole('button', { name: 'Copy message' }).click()
    await expect(notice).toContainText('Copied.')
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toContain('Name: Ada\nEmail: ada@example.com')
    expect(copied).toContain('Message: Hello there')

    await context.setOffline(false)
    await page.reload()
    await page.waitForLoadState('networkidle')
    await expect(page.locator(`#${form}-message`)).toHaveValue('Hello there')
    await expect(page.locator(`#${form}-name`)).toHaveValue('Ada')
    if (form === 'contact') await expect(page.locator('[value="Data Analytics"]')).toBeChecked()

    await press(page, form)
    await expect(page.locator('.form-reference')).toHaveText(/^ENQ-/)
    expect(await kept(page, form)).toBeNull()
    const rows = await site.db.selectFrom('enquiries').select('message').execute()
    expect(rows).toEqual([{ message: 'Hello there' }])
    await page.reload()
    await page.waitForLoadState('networkidle')
    await expect(page.locator(`#${form}-message`)).toHaveValue('')
  })
}

test('after a failure the next press sends it, without a reload', async ({ page, context }) => {
  await open(page, '/cta')
  await fill(page, 'connect')
  await context.setOffline(true)
  await press(page, 'connect')
  await expect(page.locator('.error-summary')).toContainText('Network Error')
  await expect(page).toHaveTitle(/^Error: /)
  await context.setOffline(false)
  await press(page, 'connect')
  await expect(page.locator('.form-status')).toContainText('Thank You!')
  await expect(page.locator('.error-summary')).toHaveCount(0)
  await expect(page).not.toHaveTitle(/^Error: /)
})

test('an answer that is none of ours counts as no answer', async ({ page }) => {
  await page.route(/cta\.data/, (route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }))
  await open(page, '/cta')
  await fill(page, 'connect')
  await press(page, 'connect')
  await expect(page.locator('.error-summary')).toContainText('Network Error')
  await expect(page.locator('#connect-message')).toHaveValue('Hello there')
})

test('what hidden fields and the robots’ field hold is not kept', async ({ page }) => {
  await open(page, '/cta?plan=standard')
  await fill(page, 'connect')
  expect(JSON.parse((await kept(page, 'connect')) ?? '')).toEqual([
    ['name', 'Ada'],
    ['email', 'ada@example.com'],
    ['message', 'Hello there'],
  ])
})

test('what a link fills in is not overwritten by what was kept', async ({ page }) => {
  await open(page, '/quick-inquiry')
  await page.fill('#quick-subject', 'An older subject')
  await page.fill('#quick-message', 'Kept')
  await open(page, '/quick-inquiry?subject=A%20new%20subject')
  await expect(page.locator('#quick-subject')).toHaveValue('A new subject')
  await expect(page.locator('#quick-message')).toHaveValue('Kept')
})

test('two presses at once are one send; while it is under way the button says so and keeps the focus', async ({
  page,
}) => {
  let posts = 0
  await page.route(/cta\.data/, async (route) => {
    if (route.request().method() === 'POST') {
      posts += 1
      await new Promise((done) => setTimeout(done, 600))
    }
    await route.continue()
  })
  await open(page, '/cta')
  await fill(page, 'connect')
  const button = page.locator('#connect [type=submit]')
  await button.dblclick()
  await expect(button).toHaveText('Sending...')
  await expect(button).toBeFocused()
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expect(page.locator('#connect')).toHaveAttribute('aria-busy', 'true')
  await expect(page.locator('#connect-message')).toHaveAttribute('readonly')
  await button.click({ force: true })
  await expect(page.locator('.form-status')).toBeVisible()
  expect(posts).toBe(1)
})

test('the thanks leave after five seconds and give back an empty form; the reference stays', async ({ page }) => {
  await open(page, '/cta?intent=demo')
  await fill(page, 'connect')
  await press(page, 'connect')
  await expect(page.locator('.form-status')).toBeVisible()
  await expect(page.locator('#connect')).toHaveCount(0)
  await page.mouse.move(5, 5)
  await expect(page.locator('.form-status')).toHaveCount(0, { timeout: 30_000 })
  await expect(page.locator('.form-reference')).toBeVisible()
  await expect(page.locator('#connect-message')).toHaveValue('')
})

test('Send Another Message gives the clean form at once', async ({ page }) => {
  await open(page, '/cta?intent=demo')
  await fill(page, 'connect')
  await press(page, 'connect')
  await page.getByRole('link', { name: 'Send Another Message' }).click()
  await expect(page.locator('#connect-message')).toHaveValue('')
  await expect(page.locator('.form-status')).toHaveCount(0)
  expect(new URL(page.url()).search).toBe('')
})
