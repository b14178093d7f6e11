// Typing during hydration neither stops it nor loses text.
import { alive, expect, heldScripts, isAlive, type Page, test } from '#tests/support/browser-fixtures.ts'
import { expectHeld, fillForm, press } from '#tests/support/fill-form.ts'
import { signedIn } from '#tests/support/people.ts'
import { setCodes } from '#tests/support/public-forms.ts'

test.beforeEach(({ site }) => setCodes(site))

const drafts = (page: Page) => page.evaluate(() => JSON.stringify(localStorage))

for (const { path, form, isPublic } of [
  { path: '/cta', form: 'connect', isPublic: true },
  { path: '/contact', form: 'contact', isPublic: true },
  { path: '/forgot-password', form: 'forgot-password', isPublic: false },
  { path: '/dashboard/settings/profile', form: 'profile', isPublic: false },
]) {
  test(`${path} hydrates on a slow machine while the user types`, async ({ site, browser }) => {
    const admin = await signedIn(site)
    for (let round = 0; round < 3; round++) {
      const context = await browser.newContext({ baseURL: site.url })
      const page = await context.newPage()
      if (path.startsWith('/dashboard')) {
        await context.addCookies([...admin.cookies].map(([name, value]) => ({ name, value, url: site.url })))
      }
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
      await context.close()
    }
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

test('a refused message edited before hydration stays edited', async ({ page }) => {
  const release = await heldScripts(page)
  await page.goto('/contact')
  await page.locator('#contact').evaluate((form: HTMLFormElement) => {
    form.noValidate = true
  })
  await page.fill('#contact-message', 'First')
  await press(page, 'contact')
  await expect(page.locator('#contact .error-summary')).toContainText('Name is required')
  await page.fill('#contact-message', 'First and second')
  release()
  await alive(page)
  await expect(page.locator('#contact')).toHaveAttribute('novalidate')
  await expect(page.locator('#contact-message')).toHaveValue('First and second')
})
