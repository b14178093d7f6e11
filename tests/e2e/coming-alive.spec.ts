// Typing during hydration neither stops it nor loses text.
import { alive, expect, heldRequests, heldScripts, isAlive, type Page, test } from '#tests/support/browser-fixtures.ts'
import { expectHeld, fillForm, press } from '#tests/support/fill-form.ts'
import { signedIn } from '#tests/support/people.ts'
import { takeOver } from '../judges/staff-pages.ts'

const drafts = (page: Page) => page.evaluate(() => JSON.stringify(localStorage))

for (const { path, form, isPublic } of [
  { path: '/contact', form: 'contact', isPublic: true },
  { path: '/dashboard/settings/profile', form: 'profile', isPublic: false },
]) {
  test(`${path} hydrates on a slow machine while the user types`, { tag: '@rest' }, async ({ site, context, page }) => {
    await takeOver(site, page, await signedIn(site))
    const thrown: string[] = []
    page.on('pageerror', ({ message }) => thrown.push(message))
    const debug = await context.newCDPSession(page)
    await debug.send('Emulation.setCPUThrottlingRate', { rate: 6 })

    await page.goto(path, { waitUntil: 'commit' })
    const field = page.locator(`#${form} .input`).first()
    await field.fill('')
    let typed = ''
    do {
      await page.keyboard.press('a')
      typed += 'a'
    } while (thrown.length === 0 && !(await isAlive(page)))
    expect(thrown).toEqual([])
    await debug.send('Emulation.setCPUThrottlingRate', { rate: 1 })

    await expect(page.locator(`#${form}`)).toHaveAttribute('novalidate')
    await expect(field).toHaveValue(typed)
    if (isPublic) await expect.poll(() => drafts(page)).toContain(typed)
    await context.setOffline(true)
    await press(page, form)
    await expect(page.locator(`#${form} .error-summary`)).toContainText('Network Error')
    await expect(field).toHaveValue(typed)
  })
}

test('text typed before hydration stays, and is drafted like later text', async ({ page }) => {
  const typed = { name: 'Ada', email: 'ada@example.com', message: 'Hello', services: 'Cybersecurity' }
  const release = await heldScripts(page)
  await page.goto('/contact')
  await fillForm(page, 'contact', typed)
  release()
  await alive(page)
  await expectHeld(page, 'contact', typed)
  await expect.poll(() => drafts(page)).toContain('Hello')
  await page.reload()
  await alive(page)
  await expectHeld(page, 'contact', typed)
})

test('the styles inside a first visit’s page stay until the next page, which uses the files', {
  tag: '@rest',
}, async ({ page }) => {
  const thrown: string[] = []
  page.on('pageerror', ({ message }) => thrown.push(message))
  page.on('console', (message) => message.type() === 'error' && thrown.push(message.text()))
  const release = await heldRequests(page, '**/assets/*.css')
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const inside = page.locator('#styles-inside')
  const apart = page.locator('link[rel=stylesheet][media]')
  const size = (selector: string) => page.locator(selector).evaluate((element) => getComputedStyle(element).fontSize)
  await expect(inside).toHaveCount(1)
  expect(await apart.count()).toBeGreaterThan(0)
  const drawn = await size('h1')
  expect(drawn).not.toBe('32px')
  release()
  await alive(page)
  await expect(inside).toHaveCount(1)
  await page.locator('.site-nav a[href="/technologies"]').click()
  await page.waitForURL('**/technologies')
  await expect(inside).toHaveCount(0)
  await expect(apart).toHaveCount(0)
  const [title, lead] = [await size('h1'), await size('.hero-lead')]
  await page.goBack()
  await expect(page.locator('.home-hero')).toBeVisible()
  expect(await size('h1')).toBe(drawn)
  expect(thrown).toEqual([])
  await page.evaluate(() => location.assign('/technologies'))
  await page.waitForURL('**/technologies')
  await expect(inside).toHaveCount(0)
  await expect(apart).toHaveCount(0)
  expect([await size('h1'), await size('.hero-lead')]).toEqual([title, lead])
})
