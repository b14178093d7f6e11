// After a form was accepted: a receipt in its place, in view, focused and not covered by the toast.
import type { Locator } from 'playwright/test'
import { alive, expect, pauseToasts, test } from '#tests/support/browser-fixtures.ts'
import { fillForm, press } from '#tests/support/fill-form.ts'
import type { Values } from '#tests/support/visitor.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const enquiry = { name: 'Ada', message: 'Hello' }
const forms: { form: string; path: string; values: Values; says: string; back: string }[] = [
  { form: 'quick', path: '/about', values: enquiry, says: 'within 24 hours', back: 'Send another enquiry' },
  { form: 'contact', path: '/contact', values: enquiry, says: 'within 24 hours', back: 'Send Another Message' },
  { form: 'connect', path: '/cta', values: enquiry, says: 'within 24 hours', back: 'Send Another Message' },
  {
    form: 'application',
    path: '/careers/react',
    values: { firstName: 'Ada', lastName: 'Lovelace', agreeTerms: 'yes' },
    says: 'within 24 hours',
    back: 'Look at the other courses',
  },
  {
    form: 'newsletter',
    path: '/newsletter',
    values: { name: 'Ada' },
    says: 'cannot send emails at the moment',
    back: 'Subscribe another address',
  },
]

for (const { form, path, values, says, back } of forms) {
  // Beside the form of /about a toast says the same.
  for (const width of form === 'quick' ? [360, 1280] : [360]) {
    test(`${form} at ${width} px: the receipt has the focus and the toast leaves it uncovered`, {
      tag: form === 'quick' && width === 360 ? [] : '@rest',
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      await alive(page)
      await fillForm(page, form, { ...values, email: `${form}${width}@example.com` })
      await press(page, form)
      const receipt = page.locator('main .form-status')
      await expect(receipt).toBeFocused()
      await expect(receipt).toBeInViewport({ ratio: 1 })
      if (form === 'quick') await expectApart(receipt, page.locator('.Toastify__toast'))
      else await expect(page.locator('.Toastify__toast')).toHaveCount(0)
      await expect(receipt).toContainText(says)
      const references = receipt.locator('.form-reference')
      expect(await references.evaluateAll(linesOf)).toEqual(form === 'newsletter' ? [] : [1])
      await expect(page.locator(`#${form}`)).toHaveCount(0)

      await receipt.getByRole('link', { name: back }).click()
      await expect(page.locator('main .form-status')).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Message sent')
      await expect(page).not.toHaveTitle(/^Sent: /)
    })
  }
}

/** The number of lines of each element's text. */
function linesOf(elements: Element[]) {
  return elements.map((element) => {
    const text = document.createRange()
    text.selectNodeContents(element)
    return text.getClientRects().length
  })
}

async function expectApart(receipt: Locator, toast: Locator) {
  await expect(toast).toHaveText(/sent successfully/)
  await pauseToasts(toast.page())
  const [one, other] = [await receipt.boundingBox(), await toast.boundingBox()]
  if (!one || !other) throw new Error('The receipt or the toast is not there')
  const apart = one.y + one.height <= other.y || other.y + other.height <= one.y || one.x + one.width <= other.x
  expect(apart, JSON.stringify([one, other])).toBe(true)
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 640 } })

  test('the header does not cover the label of a field refused by the browser', { tag: '@rest' }, async ({ page }) => {
    await page.goto('/contact')
    await page.locator('#contact [type=submit]').click()
    await expect(page.locator('#contact-name')).toBeFocused()
    const header = await page.locator('.site-header').boundingBox()
    const label = await page.locator('label[for=contact-name]').boundingBox()
    expect(label?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
  })
})
