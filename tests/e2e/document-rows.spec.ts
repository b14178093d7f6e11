// The rows of a document's form in a browser, with scripts and without, on a narrow screen.
import { alive, expect, type Page, test } from '#tests/support/browser-fixtures.ts'
import { signedIn } from '#tests/support/people.ts'
import { takeOver } from '../judges/staff-pages.ts'

const path = '/admin/texts/company/facts/en'
const labels = (page: Page) => page.locator('[name^="stats."][name$=".label"]')

async function expectLabels(page: Page, values: string[]) {
  await expect(labels(page)).toHaveCount(values.length)
  for (const [at, value] of values.entries()) await expect(labels(page).nth(at)).toHaveValue(value)
}

const expectFocus = (page: Page, legend: string) =>
  expect(page.locator('fieldset:focus > legend').first()).toHaveText(legend)

test.use({ viewport: { width: 320, height: 640 } })

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('a row is added, moved and removed by keyboard, the focus follows, and typed text stays', async ({
      site,
      page,
    }) => {
      await takeOver(site, page, await signedIn(site, 'admin'))
      await page.goto(path)
      if (javaScriptEnabled) await alive(page)
      const before = ['Clients', 'Years of experience', 'Support']
      await expectLabels(page, before)
      await page.fill('[name=headcount]', 'Typed before')
      const press = async (name: string) => {
        // A form ignores a press while it is being sent.
        await expect(page.locator('form[aria-busy]')).toHaveCount(0)
        await page.getByRole('button', { name, exact: true }).focus()
        await page.keyboard.press('Enter')
      }
      await press('Add a statistic')
      await expectLabels(page, [...before, ''])
      await expectFocus(page, 'Statistic 4')
      await page.fill('[name="stats.3.label"]', 'Fourth')
      await press('Move up Statistic 4')
      await expectLabels(page, ['Clients', 'Years of experience', 'Fourth', 'Support'])
      await expectFocus(page, 'Statistic 3')
      await press('Remove Statistic 3')
      await expectLabels(page, before)
      await expect(page.locator('[name=headcount]')).toHaveValue('Typed before')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
      // Enter in a field saves.
      await expect(page.locator('form[aria-busy]')).toHaveCount(0)
      await page.locator('[name=headcount]').press('Enter')
      await expect(page.getByText('Published: the site shows it now.').first()).toBeVisible()
      await expectLabels(page, before)
    })

    test('the errors of a text stand whole above the bar that saves it', { tag: '@rest' }, async ({ site, page }) => {
      await takeOver(site, page, await signedIn(site, 'admin'))
      await page.goto('/admin/texts/team/ceo/en')
      if (javaScriptEnabled) await alive(page)
      await page.fill('[name=role]', '')
      await page.locator('.publish-bar').getByRole('button', { name: 'Save' }).click()
      const errors = page.locator('.error-summary')
      await expect(errors).toContainText('Role is required')
      if (javaScriptEnabled) await expect(errors).toBeFocused()
      const [above, bar] = [await errors.boundingBox(), await page.locator('.publish-bar').boundingBox()]
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
      await expect(errors).toBeInViewport({ ratio: 1 })
    })

    test('a closing day is added, named, saved by Enter and removed', { tag: '@rest' }, async ({ site, page }) => {
      await takeOver(site, page, await signedIn(site, 'admin'))
      await page.goto('/dashboard/settings/holidays')
      const settled = async () => {
        if (javaScriptEnabled) await alive(page)
        await expect(page.locator('form[aria-busy]')).toHaveCount(0)
      }
      await settled()
      const seoul = page.getByRole('group', { name: 'Seoul' })
      await seoul.getByRole('button', { name: 'Add a day' }).first().click()
      const name = page.locator('[name="seoul.closed.0.name"]')
      await name.fill('Local elections')
      await settled()
      await page.locator('[name="seoul.closed.0.day"]').fill('2035-06-05')
      await name.press('Enter')
      await expect(page.getByText('Holidays saved.').first()).toBeVisible()
      await expect(name).toHaveValue('Local elections')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
      await settled()
      await seoul.getByRole('button', { name: 'Remove Day 1' }).click()
      await expect(name).toHaveCount(0)
      await settled()
      // The message about the earlier save is gone once the form is sent again.
      if (javaScriptEnabled) await expect(page.getByText('Holidays saved.')).toHaveCount(0)
      const answered = page.waitForResponse((response) => response.request().method() === 'POST')
      await page.getByRole('button', { name: 'Save' }).click()
      await answered
      await settled()
      await expect(page.getByText('Holidays saved.').first()).toBeVisible()
      await page.goto('/dashboard/settings/holidays')
      await expect(seoul.getByRole('button', { name: 'Add a day' }).first()).toBeVisible()
      await expect(name).toHaveCount(0)
    })

    test('rows within a row are added, moved and removed alike, each found by its role and name', {
      tag: '@rest',
    }, async ({ site, page }) => {
      await takeOver(site, page, await signedIn(site, 'admin'))
      await page.goto('/admin/texts/home/home/en')
      if (javaScriptEnabled) await alive(page)
      const second = page.getByRole('group', { name: 'Sample 2', exact: true })
      const lines = second.getByRole('group', { name: 'Lines', exact: true })
      const press = async (name: string) => {
        await expect(page.locator('form[aria-busy]')).toHaveCount(0)
        await lines.getByRole('button', { name, exact: true }).focus()
        await page.keyboard.press('Enter')
      }
      await second.locator('summary').first().click()
      // Also those in a folded row, which have no role.
      const shown = () => lines.getByLabel('Label', { exact: true })
      const before = await shown().evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
      await page.fill('[name=headline]', 'TYPED BEFORE')
      await press('Add a line')
      await expectFocus(page, `Line ${before.length + 1}`)
      await shown().last().fill('Nested')
      await press(`Move up Line ${before.length + 1}`)
      await expect(shown().nth(before.length - 1)).toHaveValue('Nested')
      await expectFocus(page, `Line ${before.length}`)
      await press(`Remove Line ${before.length}`)
      await expect(shown()).toHaveCount(before.length)
      for (const [at, value] of before.entries()) await expect(shown().nth(at)).toHaveValue(value)
      await expect(page.locator('[name=headline]')).toHaveValue('TYPED BEFORE')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    })
  })
}
