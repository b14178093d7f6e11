// A discount from its offer to the stored application.
import { alive, expect, test } from '#tests/support/browser-fixtures.ts'
import { fillForm, press } from '#tests/support/fill-form.ts'
import { setCodes } from '#tests/support/public-forms.ts'
import { storedApplications } from '#tests/support/records.ts'

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('it is applied by its button, carried to the form of a course and kept with the application', {
      tag: javaScriptEnabled ? '@rest' : [],
    }, async ({ page, site }) => {
      await setCodes(site)
      await page.goto('/careers')
      if (javaScriptEnabled) await alive(page)
      await page.locator('#offer').getByRole('button').click()
      await expect(page.locator('#offer')).toContainText('Code applied')
      await page.locator('#course-react').getByRole('link', { name: 'Enroll Now' }).click()
      await expect(page.locator('#application-code')).toHaveValue('FIRST50')
      if (javaScriptEnabled) await alive(page)
      const person = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', agreeTerms: 'yes' }
      await fillForm(page, 'application', person)
      await press(page, 'application')
      await expect(page.locator('main .form-status')).toContainText('within 24 hours')
      expect(await storedApplications(site.db)).toMatchObject([{ first_name: 'Ada', promo_code: 'FIRST50' }])
    })
  })
