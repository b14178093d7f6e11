// Without a network, a form that was not sent offers mail and WhatsApp with what it holds.
import { judge } from '#tests/judges/axe.ts'
import { alive, expect, type Page, test } from '#tests/support/browser-fixtures.ts'
import { fillForm, press } from '#tests/support/fill-form.ts'
import { signedIn } from '#tests/support/people.ts'
import { publicForms, setCodes } from '#tests/support/public-forms.ts'

test.beforeEach(async ({ site }) => {
  await setCodes(site)
  const admin = await signedIn(site, 'admin')
  const facts = { email: 'office@example.com', whatsapp: '+237 655 010 101' }
  await admin.submit(await admin.visit('/admin/texts/company/facts/en'), '#text', facts)
})

const links = (page: Page, form: string) => page.locator(`#${form} .error-summary a.button`)

/** The texts of the links once pressed, without leaving the page. */
async function textsOf(page: Page, form: string): Promise<string[]> {
  const hrefs = await links(page, form).evaluateAll((links: HTMLAnchorElement[]) =>
    links.map((link) => {
      link.addEventListener('click', (event) => event.preventDefault(), { once: true })
      link.click()
      return link.href
    }),
  )
  return hrefs.map((href) => {
    const { searchParams } = new URL(href)
    return searchParams.get('body') ?? searchParams.get('text') ?? ''
  })
}

for (const row of publicForms)
  test(`${row.form}: the links have the text as it stands`, async ({ page, site, context }) => {
    const { form } = row
    const { path, known } = await row.open(site)
    const right = { ...row.right, ...known }
    await page.goto(path)
    await alive(page)
    const isMessage = !row.isBehindLink || (await page.locator(`#${form} textarea`).count()) > 0
    await fillForm(page, form, right)
    await context.setOffline(true)
    await press(page, form)
    await expect(page.locator(`#${form} .error-summary`)).toContainText('Network Error')
    await expect(links(page, form)).toHaveCount(isMessage ? 2 : 0)
    if (!isMessage) return
    const long = page.locator(`#${form} textarea`)
    if (await long.count()) await long.fill('Changed since')
    for (const text of await textsOf(page, form)) {
      const typed = Object.entries(right).filter(([, value]) => value !== 'yes')
      for (const [name, value] of typed)
        for (const one of [value].flat())
          expect(text).toContain(`: ${['message', 'words'].includes(name) ? 'Changed since' : one}`)
      expect(text).not.toMatch(/form_|fax_extension|undefined/)
    }
  })

for (const colorScheme of ['light', 'dark'] as const)
  test(`the links are accessible in the ${colorScheme} look, and large enough for a finger`, async ({
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
