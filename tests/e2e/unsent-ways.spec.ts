// Without a network, a form that was not sent offers mail and WhatsApp with what it holds.
import { judge } from '#tests/judges/axe.ts'
import { alive, expect, type Page, test } from '#tests/support/browser-fixtures.ts'
import { fillForm, press } from '#tests/support/fill-form.ts'
import { signedIn } from '#tests/support/people.ts'

test.beforeEach(async ({ site }) => {
  const admin = await signedIn(site, 'admin')
  const facts = { email: 'office@example.com', whatsapp: '+237 655 010 101' }
  await admin.submit(await admin.visit('/admin/texts/company/facts/en'), '#text', facts)
})

const links = (page: Page, form: string) => page.locator(`#${form} .error-summary a.button`)

for (const colorScheme of ['light', 'dark'] as const)
  test(`the links are accessible in the ${colorScheme} look, and large enough for a finger`, { tag: '@rest' }, async ({
    page,
    context,
  }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/cta')
    await alive(page)
    await fillForm(page, 'connect', { name: 'Ada', email: 'ada@example.com', message: '긴 이야기 '.repeat(300) })
    await context.setOffline(true)
    await press(page, 'connect')
    const summary = page.locator('#connect .error-summary')
    await expect(summary).toBeFocused()
    await expect(summary).toContainText('copy the rest from the form')
    for (const name of ['Copy message', 'Send it by email', 'Send it by WhatsApp']) {
      await page.keyboard.press('Tab')
      const focused = summary.getByText(name)
      await expect(focused).toBeFocused()
      expect((await focused.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    }
    await expect(links(page, 'connect').last()).toHaveAttribute('rel', 'noreferrer')
    expect(await judge(page, 'the notice')).toEqual([])
  })
