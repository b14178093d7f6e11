// The main journey in a real browser, with and without scripts: an enquiry is sent, acknowledged, mailed, read and completed.
import type { Page } from 'playwright/test'
import { alive, expect, heldScripts, test } from '#tests/support/browser-fixtures.ts'
import { fillForm, press } from '#tests/support/fill-form.ts'
import { password, staffAccount } from '#tests/support/people.ts'

const thanks = "Thank You! Your message has been sent successfully. We'll get back to you shortly."

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('an enquiry travels from the form to completed, and its two mails can be read', async ({ page, site }) => {
      const email = await staffAccount(site)
      const name = '=HYPERLINK("x")'
      const message = `안녕하세요 👩‍💻\n두 번째 줄 (${javaScriptEnabled})`
      await page.goto('/contact')
      await fill(page, { Name: name, Email: 'min@example.com', Message: message })
      await page.getByLabel('Cloud Solutions').check()
      await page.getByRole('button', { name: 'Send message' }).click()
      await expect(page.locator('.form-status')).toContainText(thanks)
      const reference = (await page.locator('strong.form-reference').textContent()) ?? ''
      expect(reference).toMatch(/^ENQ-/)
      await expect(page.locator('#contact')).toHaveCount(0)

      await page.goto(`/dashboard/contacts/${reference}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Login')
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Sign In', exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`/dashboard/contacts/${reference}$`))

      const main = page.getByRole('main')
      await expect(main).toContainText(name)
      await expect.poll(() => main.textContent()).toContain(message)
      await page.locator('#record-more > summary').click()
      for (const move of ['Mark as in progress', 'Done']) {
        await page.getByRole('button', { name: move, exact: true }).click()
        await expect(page.getByRole('button', { name: move, exact: true })).toHaveCount(0)
      }
      await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible()
      await expect(main).toContainText('Completed')

      await page.goto('/dashboard/mail')
      await expect(page.getByRole('link', { name: new RegExp(reference) }).first()).toBeVisible()
      const mails = await site.db
        .selectFrom('outbox')
        .select(['id', 'kind'])
        .where('reference', '=', reference)
        .execute()
      expect(mails.map((mail) => mail.kind).sort()).toContain('enquiry-acknowledged')
      for (const { id, kind } of mails) {
        await page.goto(`/dashboard/mail/${id}`)
        await expect(page.getByRole('main')).toContainText(kind === 'enquiry-received' ? '두 번째 줄' : reference)
      }

      await page.getByRole('button', { name: 'Logout' }).click()
      await expect(page).toHaveURL(/\/login/)
      await page.goto('/dashboard/contacts')
      await expect(page).toHaveURL(/\/login/)
    })

    test('a refused form begins with its focused errors, and keeps every word', async ({ page }) => {
      await page.goto('/contact')
      await page.locator('#contact').evaluate((form: HTMLFormElement) => {
        form.noValidate = true
      })
      await fill(page, { Name: 'Ada', Email: 'not an address', Message: 'Kept' })
      await page.getByRole('button', { name: 'Send message' }).click()
      const summary = page.locator('.error-summary')
      await expect(summary).toContainText('Email is invalid')
      await expect(summary).toBeFocused()
      await expect(page).toHaveTitle(/^Error: /)
      await expect(page.locator('#contact-name')).toHaveValue('Ada')
      await expect(page.locator('#contact-message')).toHaveValue('Kept')
      await summary.getByRole('link', { name: 'Email is invalid' }).click()
      await expect(page.locator('#contact-email')).toBeFocused()
    })
  })
}

test.describe('with JavaScript only', () => {
  test('a field loses its error when it is edited', { tag: '@rest' }, async ({ page }) => {
    await page.goto('/contact')
    await page.waitForFunction(() => (document.querySelector('#contact') as HTMLFormElement).noValidate)
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.locator('#contact .field-error')).toHaveCount(3)
    await page.locator('#contact-name').fill('A')
    await expect(page.locator('#contact .field-error')).toHaveCount(2)
  })

  test('after five seconds an empty form replaces the thanks that nobody reads, the reference stays', async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto('/contact?service=cloud-solutions')
    await alive(page)
    await fillForm(page, 'contact', { name: 'Ada', email: 'ada@example.com', message: 'Hello' })
    await press(page, 'contact')
    await expect(page.locator('.form-status')).toContainText(thanks)
    await expect(page.locator('.form-status')).toBeFocused()
    await expect(page.locator('#contact')).toHaveCount(0)
    await page.mouse.move(0, 0)
    await page.getByRole('link', { name: 'Send Another Message' }).focus()
    await page.clock.runFor(6_000)
    await expect(page.locator('.form-thanks')).toBeVisible()
    await page.locator('.form-status').focus()
    await page.clock.runFor(6_000)
    await expect(page.locator('.form-thanks')).toHaveCount(0)
    await expect(page.locator('strong.form-reference')).toBeVisible()
    await expect(page.locator('#contact-message')).toHaveValue('')
    await expect(page.getByRole('checkbox', { name: 'Cloud Solutions' })).toBeChecked()
  })

  test('typing before the scripts load keeps the focus, below an error too', async ({ page }) => {
    const release = await heldScripts(page)
    await page.goto('/contact')
    await page.locator('#contact').evaluate((form: HTMLFormElement) => {
      form.noValidate = true
    })
    await fill(page, { Name: 'Ada', Email: 'ada@example.com', Message: '' })
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.locator('#contact .error-summary')).toBeVisible()
    await page.locator('#contact-name').fill('Ada L')
    release()
    await alive(page)
    await expect(page.locator('#contact')).toHaveAttribute('novalidate')
    await expect(page.locator('#contact-name')).toBeFocused()
    await expect(page.locator('#contact-name')).toHaveValue('Ada L')
  })
})

async function fill(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values))
    await page.locator('#contact').getByLabel(label, { exact: true }).fill(value)
}
