// Choosing a time for a consultation in a real browser, without scripts and with them.
import { openAppointments } from '#tests/support/appointments.ts'
import { expect, type Page, test } from '#tests/support/browser-fixtures.ts'

test.beforeEach(async ({ site }) => {
  await openAppointments(site, { cameroon: true })
})

const typed = { name: 'Grace', email: 'grace@example.com', message: 'Let us talk' }

async function write(page: Page) {
  for (const [name, value] of Object.entries(typed)) await page.fill(`#connect [name=${name}]`, value)
}

/** Ticks a time and returns it: the second one, because the first is no longer offered once the hour is over. */
async function pickTime(page: Page) {
  await unfold(page)
  const time = page.locator('.slots details input[type=radio]').nth(1)
  await time.check()
  return time.getAttribute('value')
}

const unfold = (page: Page) =>
  page.locator('.slots details').evaluateAll((days) => {
    for (const day of days) day.setAttribute('open', '')
  })

const send = (page: Page) => page.locator('#connect').getByRole('button', { name: 'Schedule a Consultation' }).click()
const taken = 'This time has just been taken.'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a time is chosen in another zone; who comes too late keeps the text', async ({ page, context }) => {
    await page.goto('/cta')
    await write(page)
    await page.getByLabel('Office to talk with').selectOption({ label: 'Cameroon office' })
    await page.getByLabel('Your time zone').selectOption('Asia/Tokyo')
    await page.getByRole('button', { name: 'Show times' }).click()
    await expect(page.getByText('In brackets: the time in Buea.')).toBeVisible()
    await expect(page.locator('#connect [name=message]')).toHaveValue(typed.message)
    const slot = await pickTime(page)
    const late = await context.newPage()
    await late.goto('/cta?office=cameroon')
    await send(page)
    await expect(page.getByText('It is booked once a colleague has confirmed it')).toBeVisible()

    await write(late)
    await late.fill('#connect [name=email]', 'late@example.com')
    await unfold(late)
    await late.locator(`[value="${slot}"]`).check()
    await send(late)
    await expect(late.locator('.error-summary')).toContainText(taken)
    await expect(late.locator('#connect [name=message]')).toHaveValue(typed.message)
    await expect(late.locator(`[value="${slot}"]`)).toHaveCount(0)
  })

  test('Enter in a field sends the form', { tag: '@rest' }, async ({ page }) => {
    await page.goto('/cta')
    await write(page)
    await page.press('#connect [name=email]', 'Enter')
    await expect(page.getByText('Your message has been sent successfully.')).toBeVisible()
  })
})

test('with scripts, typed text stays while other times are shown and after a time is taken', async ({ page, site }) => {
  await page.goto('/cta')
  await expect(page.locator('#connect')).toHaveAttribute('novalidate')
  await write(page)
  await page.getByLabel('Your time zone').selectOption('Asia/Tokyo')
  await page.getByRole('button', { name: 'Show times' }).click()
  await page.waitForURL('**zone=Asia%2FTokyo*')
  await expect(page.locator('#connect [name=message]')).toHaveValue(typed.message)
  const slot = await pickTime(page)
  const visitor = site.visitor()
  const other = { ...typed, email: 'other@example.com', slot: slot ?? '' }
  await visitor.submit(await visitor.visit('/cta'), '#connect', other)
  await send(page)
  await expect(page.locator('.error-summary')).toContainText(taken)
  await expect(page.locator('#connect [name=message]')).toHaveValue(typed.message)
  await expect(page.locator(`[value="${slot}"]`)).toHaveCount(0)
  await expect(page.locator('.slots [value=none]')).toBeChecked()
})

test('with scripts, a chosen time stays chosen in another zone while it is offered', { tag: '@rest' }, async ({
  page,
}) => {
  await page.goto('/cta')
  await expect(page.locator('#connect')).toHaveAttribute('novalidate')
  const day = page.locator('.slots details').nth(1)
  await day.locator('summary').click()
  const slot = (await day.locator('input').first().getAttribute('value')) ?? ''
  await day.locator('input').first().check()
  await expect(page.locator('.slots details').first()).toHaveAttribute('open')
  await page.getByLabel('Your time zone').selectOption('Asia/Tokyo')
  await page.getByRole('button', { name: 'Show times' }).click()
  await page.waitForURL('**zone=Asia%2FTokyo*')
  await expect(page.locator('[name=zone][type=hidden]').first()).toHaveValue('Asia/Tokyo')
  await expect(page.locator(`[value="${slot}"]`)).toBeChecked()
  await page.getByRole('link', { name: 'Later days' }).click()
  await expect(page.locator('.slots [value=none]')).toBeChecked()
})
